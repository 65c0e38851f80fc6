import { defined } from '#schemas/defined.ts';
import { useSearchParams } from 'react-router-dom';
import type { FluxoEstatisticaQuery } from '#schemas/shapes/fluxo-estatistica.ts';
import { isoDay } from '#src/i18n/dates.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The last twelve months, to which the screen opens. */
const lastYear = (): { de: string; ate: string } => {
  const ate = isoDay(new Date());
  return { de: `${Number(ate.slice(0, 4)) - 1}${ate.slice(4).replace('-02-29', '-02-28')}`, ate };
};

type Change = (asked: FluxoEstatisticaQuery) => void;

/** The period and the version, kept in the address. */
export const useAsked = (): readonly [FluxoEstatisticaQuery, Change] => {
  const [params, setParams] = useSearchParams();
  const [de, ate, versao] = [params.get('de'), params.get('ate'), Number(params.get('versao'))];
  const period =
    de !== null && ate !== null && day.test(de) && day.test(ate)
      ? { de, ate }
      : params.has('sempre')
        ? {}
        : lastYear();
  const asked = {
    ...period,
    ...defined({ versao: Number.isSafeInteger(versao) && versao > 0 ? versao : undefined }),
  };
  const change: Change = (next) => {
    setParams(
      (former) => {
        const kept = new URLSearchParams(former);
        for (const key of ['de', 'ate', 'versao', 'sempre']) kept.delete(key);
        for (const [key, value] of Object.entries(next)) kept.set(key, String(value));
        if (next.de === undefined) kept.set('sempre', '1');
        return kept;
      },
      { replace: true },
    );
  };
  return [asked, change];
};
