import { defined } from '#schemas/defined.ts';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { Calendar, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatDay, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { dateLength, dayAfter, rangeLength, readDays, writeDay } from './date-text.ts';
import { IconAction } from './IconAction.tsx';
import { later } from './later.tsx';
import { useDateMask } from './use-date-mask.ts';

const CalendarPanel = later(
  () => import('./CalendarPanel.tsx').then((module) => module.CalendarPanel),
  <div style={{ width: 320, height: 334 }} />,
);

export interface DateInputProps {
  readonly label?: ReactNode;
  readonly id?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  /** An error of the form or of the server, before those of the date itself. */
  readonly error?: string;
  readonly helperText?: ReactNode;
  /** Refuses past days: the first one is tomorrow. */
  readonly blockPast?: boolean;
  /** First and last day accepted, yyyy-MM-dd. */
  readonly min?: string;
  readonly max?: string;
  readonly clearable?: boolean;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  /** Says what is wrong with what is written, so that a form does not save it. */
  readonly onInvalid?: (message: string | undefined) => void;
  /** Who listens to `onInvalid` also shows it, in a text of its own. */
  readonly told?: boolean;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

interface DaysInputProps extends DateInputProps {
  readonly range: boolean;
  /** One day, two days, or none. */
  readonly days: readonly string[];
  readonly onDays: (days: readonly string[]) => void;
}

/** An `a` alone would be any letter to the mask. */
const masks = { day: '00/00/0000', range: String.raw`00/00/0000 \a 00/00/0000` } as const;

const write = (days: readonly string[]): string => days.map((day) => writeDay(day)).join(' a ');

/** A field of one day or of a period: typed under a mask, or chosen in the calendar. */
export const DateInput = ({ range, days, onDays, clearable = true, ...props }: DaysInputProps) => {
  const text = useText();
  const fallbackId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [open, setOpen] = useState(false);
  const min = props.min ?? (props.blockPast ? dayAfter(isoDay(new Date())) : undefined);
  const settled = useRef(write(days));

  const read = (now: string): string | undefined => {
    const result = readDays(now, range, min);
    if (result.problem === undefined) {
      settled.current = now;
      onDays(result.days);
      return undefined;
    }
    return text(`ui.data.${result.problem}`, { dia: min === undefined ? '' : formatDay(min) });
  };
  const tell = (message: string | undefined): void => {
    setProblem(message);
    props.onInvalid?.(message);
  };
  const accept = (now: string): void => {
    if (now === settled.current) {
      tell(undefined);
      return;
    }
    const whole = now.length === (range ? rangeLength : dateLength);
    if (whole || now === '') tell(read(now));
    // half a date is no error while it is being typed, but it is nothing to save either
    else props.onInvalid?.(text(range ? 'ui.data.periodoIncompleto' : 'ui.data.incompleta'));
  };
  const { input, written, write: show } = useDateMask(range ? masks.range : masks.day, write(days), accept);
  const outside = write(days);
  useEffect(() => {
    if (outside === settled.current) return;
    settled.current = outside;
    show(outside);
    tell(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new value from outside replaces what is written
  }, [outside]);

  const choose = (chosen: readonly string[]): void => {
    settled.current = write(chosen);
    show(settled.current);
    tell(undefined);
    onDays(chosen);
    if (chosen.length === (range ? 2 : 1)) setOpen(false);
  };
  const message = props.error ?? (props.told ? undefined : problem);
  const idle = props.disabled || props.readOnly;
  return (
    <>
      <TextField
        ref={field}
        inputRef={input}
        id={props.id ?? fallbackId}
        name={props.name}
        label={props.label}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        error={message !== undefined || props['aria-invalid'] === true}
        helperText={message ?? props.helperText}
        onBlur={() => {
          tell(written === '' ? undefined : read(written));
          props.onBlur?.();
        }}
        slotProps={{
          htmlInput: {
            readOnly: props.readOnly,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: range ? rangeLength : dateLength,
            placeholder: text(range ? 'ui.data.formatoPeriodo' : 'ui.data.formato'),
            'aria-required': props.required,
            ...defined({ 'aria-describedby': props['aria-describedby'] }),
            className: 'num',
          },
          input: {
            endAdornment: !idle && (
              <InputAdornment position="end">
                {clearable && written !== '' && (
                  <IconAction
                    icon={X}
                    size="small"
                    label={text('ui.data.limpar')}
                    onClick={() => choose([])}
                  />
                )}
                <IconAction
                  icon={Calendar}
                  size="small"
                  label={text('ui.data.abrir')}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => setOpen(true)}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={open}
        anchorEl={() => field.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('ui.data.aberto') } as object }}
      >
        <CalendarPanel range={range} days={days} min={min} max={props.max} onChoose={choose} />
      </Popover>
    </>
  );
};
