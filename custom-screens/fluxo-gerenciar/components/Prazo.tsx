import { mostBusinessDays } from '#schemas/business-days.ts';
import type { Atividade } from '#schemas/fluxo/atividade.ts';
import { dueOf } from '#schemas/fluxo/timer.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { wholeOf } from '../whole-of.ts';
import { Settled } from './Settled.tsx';
import styles from './Tempo.module.css';

interface PrazoProps {
  readonly value: Pick<Atividade, 'prazoDias' | 'prazoUteis'>;
  readonly semExpediente: readonly string[];
  readonly onChange: (said: Partial<Atividade>) => void;
}

/** In how many days an activity is due, of the calendar or of business, and the day that it would be if it began today. */
export const Prazo = ({ value: { prazoDias, prazoUteis }, semExpediente, onChange }: PrazoProps) => {
  const text = useText();
  const due = dueWords(prazoDias, prazoUteis, semExpediente);
  const help = due === undefined ? 'prazoAjuda' : prazoUteis ? 'prazoUteisDaria' : 'prazoDaria';
  return (
    <div className={styles.time}>
      <div className={styles.pair}>
        <Settled
          label={text('fluxoDesenho.campo.prazo')}
          type="number"
          value={prazoDias?.toString() ?? ''}
          onSettle={(typed) => onChange({ prazoDias: wholeOf(typed) })}
        />
        <SelectInput
          label={text('fluxoDesenho.campo.prazoUnidade')}
          value={prazoUteis ? 'uteis' : 'dias'}
          options={(['dias', 'uteis'] as const).map((one) => ({
            value: one,
            label: text(`fluxoDesenho.espere.${one}`),
          }))}
          onChange={(one) => onChange({ prazoUteis: one === 'uteis' })}
        />
      </div>
      <p className="xs sub" role="status">
        {text(`fluxoDesenho.campo.${help}`, { quando: due ?? '' })}
      </p>
    </div>
  );
};

/** The day that it would be due, where it began today; of days of the calendar, the one that the unit may move on. */
const dueWords = (
  days: number | undefined,
  uteis: boolean,
  semExpediente: readonly string[],
): string | undefined => {
  if (days === undefined || days > mostBusinessDays) return undefined;
  const timer = uteis
    ? ({ kind: 'uteis', days } as const)
    : ({ kind: 'duracao', months: 0, days, milliseconds: 0 } as const);
  return formatDay(dueOf(timer, new Date(), legalZone(), new Set(semExpediente)));
};
