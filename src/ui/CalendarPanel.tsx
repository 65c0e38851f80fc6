import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br.js';
import updateLocale from 'dayjs/plugin/updateLocale.js';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './CalendarPanel.module.css';
import { classes } from './classes.ts';

dayjs.extend(updateLocale);
// the Portuguese of the library has no first day of the week; here it is Monday
dayjs.updateLocale('pt-br', { weekStart: 1 });

interface CalendarPanelProps {
  readonly range: boolean;
  readonly days: readonly string[];
  readonly min?: string;
  readonly max?: string;
  readonly onChoose: (days: readonly string[]) => void;
}

const iso = (day: Dayjs): string => day.format('YYYY-MM-DD');
const weekdays = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'] as const;

/** The calendar; a period is two picks in it, in whatever order. */
export const CalendarPanel = ({ range, days, min, max, onChoose }: CalendarPanelProps) => {
  const text = useText();
  const [first, setFirst] = useState<string>();
  const pick = (day: Dayjs | null): void => {
    if (!day) return;
    const chosen = iso(day);
    if (!range) onChoose([chosen]);
    else if (first === undefined) setFirst(chosen);
    else {
      setFirst(undefined);
      onChoose(first <= chosen ? [first, chosen] : [chosen, first]);
    }
  };
  const painted = first === undefined ? days : [first];
  const focused = painted[0];
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pt-br"
      localeText={ptBR.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      {range && (
        <p className={styles.step} role="status">
          {text(first === undefined ? 'ui.data.escolhaInicio' : 'ui.data.escolhaFim')}
        </p>
      )}
      <DateCalendar
        className={styles.calendar}
        autoFocus
        value={focused === undefined || range ? null : dayjs(focused)}
        referenceDate={focused === undefined ? undefined : dayjs(focused)}
        minDate={min === undefined ? undefined : dayjs(min)}
        maxDate={max === undefined ? undefined : dayjs(max)}
        dayOfWeekFormatter={(day: Dayjs) => weekdays[day.day()] ?? ''}
        onChange={(day: Dayjs | null, state) => {
          if (state === 'finish') pick(day);
        }}
        slots={{
          day: PaintedDay,
          switchViewIcon: ChevronDown,
          leftArrowIcon: ChevronLeft,
          rightArrowIcon: ChevronRight,
        }}
        slotProps={{ day: { painted: range ? painted : [] } as object }}
      />
    </LocalizationProvider>
  );
};

const PaintedDay = ({
  painted = [],
  ...props
}: PickerDayProps & { readonly painted?: readonly string[] }) => {
  const day = iso(props.day);
  const [from, to = from] = painted;
  const edge = day === from || day === to;
  const within = from !== undefined && to !== undefined && day > from && day < to;
  return (
    <PickerDay
      {...props}
      selected={props.selected || edge}
      className={classes(props.className, within && styles.within)}
    />
  );
};
