import { useState } from 'react';
import { legalZone } from '#schemas/legal-zone.ts';
import { dueOf, isUnread, readTimer } from '#schemas/fluxo/timer.ts';
import { formatDay, formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { timerWords } from '#src/conteudo/fluxo/timer-words.ts';
import { durationIso, oneDuration, timerOf, type Unidade } from '../timer-words.ts';
import { isTimerDate } from '../say.ts';
import styles from './Tempo.module.css';
import { Settled } from './Settled.tsx';

interface TempoProps {
  /** As the file writes it. */
  readonly value: string;
  /** Days without business, by which the day that it would be is counted. */
  readonly semExpediente: readonly string[];
  readonly onChange: (iso: string) => void;
}

const modos = ['duracao', 'data', 'escrito'] as const;
type Modo = (typeof modos)[number];
const unidades: readonly Unidade[] = [
  'segundos',
  'minutos',
  'horas',
  'dias',
  'uteis',
  'semanas',
  'meses',
  'anos',
];
const dia = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::00)?)?$/;

/** How long is waited, or until when: a number and its unit, a day, or what neither of them says, as it is written. */
export const Tempo = ({ value, semExpediente, onChange }: TempoProps) => {
  const text = useText();
  const duracao = oneDuration(value);
  const [, day, hour = ''] = dia.exec(value) ?? [];
  const read: Modo = duracao ? 'duracao' : day === undefined ? 'escrito' : 'data';
  const [chosen, setChosen] = useState<{ readonly modo: Modo; readonly of: string }>();
  // what is chosen is of what was there then
  const modo = chosen?.of === value ? chosen.modo : read;
  const due = dueWords(value, semExpediente);
  return (
    <div className={styles.time} data-tempo="" role="group" aria-label={text('fluxoDesenho.espere.rotulo')}>
      <SelectInput
        label={text('fluxoDesenho.espere.rotulo')}
        value={modo}
        options={modos.map((one) => ({ value: one, label: text(`fluxoDesenho.espere.${one}`) }))}
        onChange={(one) => setChosen({ modo: one, of: value })}
      />
      {modo === 'duracao' && (
        <div className={styles.pair}>
          <Settled
            label={text('fluxoDesenho.espere.quanto')}
            type="number"
            value={duracao ? String(duracao.numero) : ''}
            onSettle={(typed) => {
              const numero = Number(typed);
              if (Number.isSafeInteger(numero) && numero > 0)
                onChange(durationIso({ numero, unidade: duracao?.unidade ?? 'dias' }));
            }}
          />
          <SelectInput
            label={text('fluxoDesenho.espere.unidade')}
            value={duracao?.unidade ?? 'dias'}
            options={unidades.map((one) => ({ value: one, label: text(`fluxoDesenho.espere.${one}`) }))}
            onChange={(unidade) => onChange(durationIso({ numero: duracao?.numero ?? 1, unidade }))}
          />
        </div>
      )}
      {modo === 'data' && (
        <div className={styles.pair}>
          <DateField
            label={text('fluxoDesenho.espere.dia')}
            value={day}
            clearable={false}
            onChange={(next) => next !== undefined && onChange(`${next}${hour === '' ? '' : `T${hour}`}`)}
          />
          {day !== undefined && (
            <Settled
              label={text('fluxoDesenho.espere.hora')}
              value={hour}
              help={text('fluxoDesenho.espere.horaAjuda')}
              onSettle={(typed) => {
                const next = hourOf(typed);
                if (next !== undefined) onChange(`${day}${next === '' ? '' : `T${next}`}`);
              }}
            />
          )}
        </div>
      )}
      {modo === 'escrito' && (
        <Settled
          label={text('fluxoDesenho.campo.duracao')}
          help={text('fluxoDesenho.campo.duracaoAjuda')}
          value={timerWords(value)}
          onSettle={(said) => onChange(timerOf(said))}
        />
      )}
      {due !== undefined && modo === read && (
        <p className="sm sub" role="status">
          {text('fluxoDesenho.espere.daria', { quando: due })}
        </p>
      )}
    </div>
  );
};

/** `9`, `9h30`, `09:30` as the file writes them; nothing of what is no hour of a day. */
const hourOf = (typed: string): string | undefined => {
  if (typed.trim() === '') return '';
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:h](\d\d)?)?$/.exec(typed.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
};

/** When a duration that began now would be over, to the minute where it counts hours; nothing of a day, which says it. */
const dueWords = (iso: string, semExpediente: readonly string[]): string | undefined => {
  if (isTimerDate(iso)) return undefined;
  const timer = readTimer({ timeDuration: iso });
  if (isUnread(timer)) return undefined;
  const due = dueOf(timer, new Date(), legalZone(), new Set(semExpediente));
  return /T/.test(iso) ? formatMinute(due) : formatDay(due);
};
