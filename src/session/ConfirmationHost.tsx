import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';
import { settleConfirmation, useConfirmation } from './confirmation.ts';

const ConfirmPerson = later(async () => {
  const [module] = await Promise.all([import('./ConfirmPerson.tsx'), loadTexts('entrada')]);
  return module.ConfirmPerson;
});

/** Shows the question of an act that waits for the person to prove who they are. */
export const ConfirmationHost = () => {
  const waiting = useConfirmation();
  return waiting ? (
    <ConfirmPerson key={waiting.numero} por={waiting.por} onSettle={settleConfirmation} />
  ) : null;
};
