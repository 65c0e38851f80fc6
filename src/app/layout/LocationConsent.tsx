import { useEffect, useState } from 'react';
import { canLocate, startLocation, stopLocation } from '#src/data/location.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useLocationChoice } from '#src/session/location-choice.ts';
import { later } from '#src/ui/later.tsx';

const LocationQuestion = later(async () => {
  const [module] = await Promise.all([import('./LocationQuestion.tsx'), loadTexts('localizacao')]);
  return module.LocationQuestion;
});

/** Where the institution records the place of each act: asks once, and obeys the answer. */
export const LocationConsent = () => {
  const { recorded, choice, choose } = useLocationChoice();
  const [able, setAble] = useState(false);
  const asks = recorded && choice === undefined;
  useEffect(() => {
    if (asks) void canLocate().then(setAble);
  }, [asks]);
  useEffect(() => {
    if (!recorded || choice !== 'sim') return undefined;
    startLocation();
    return stopLocation;
  }, [recorded, choice]);
  return asks && able ? <LocationQuestion onAnswer={choose} /> : null;
};
