import { CircleOff } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Hint } from '#src/ui/Hint.tsx';
import { opensRow } from '#src/ui/open-row.ts';
import { isFile, isViewed, type Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { isSituation } from './column-title.ts';
import { recordPath } from './record-path.ts';
import { FilesInList } from './FilesInList.tsx';
import { ViewedInList } from './ViewedInList.tsx';
import styles from './List.module.css';

interface Props {
  field: Field;
  record: RegisterRecord;
  /** Set on the column that names the record: how its link takes part in the table's keys. */
  link?: { tabIndex: number; 'data-control': number } | undefined;
}

/** A value of the list. The normal state is silent: only what departs from it gets weight. */
export function Cell({ field, record, link }: Props) {
  const { place, can, fields } = useRegister();
  const navigate = useNavigate();
  const value = formatValue(field, record[field.name], record.rotulos?.[field.name]);
  if (link) {
    const to = recordPath({ place, can, fields }, record);
    const shown = value || `nº ${record.id}`;
    if (!to)
      return (
        <b tabIndex={link.tabIndex} data-control={link['data-control']}>
          {shown}
        </b>
      );
    return (
      <Link
        className={styles.name}
        to={to}
        title={shown}
        {...opensRow}
        {...link}
        onKeyDown={({ key }) => {
          if (key === 'o') void navigate(to);
        }}
      >
        {shown}
      </Link>
    );
  }
  if (isSituation(field)) return <Situation active={record[field.name] === true} />;
  if (field.kind === 'boolean')
    return <span className={record[field.name] === true ? undefined : 'mut'}>{value}</span>;
  if (isViewed(field) && value !== '') return <ViewedInList field={field} value={record[field.name]} />;
  if (isFile(field) && value !== '') return <FilesInList field={field} record={record} />;
  if (field.kind === 'color') return <Color value={value} />;
  return <Value value={value} />;
}

function Value({ value }: { value: string }) {
  if (value.length < 24) return <span className="num">{value}</span>;
  return (
    <Hint title={value} delay={600}>
      <span className="num">{value}</span>
    </Hint>
  );
}

/** In use or not, agreeing with the name of the register. */
export function Situation({ active }: { active: boolean }) {
  const text = useText();
  const { gender } = useRegister();
  if (active) return text(gender === 'f' ? 'cadastro.situacao.ativoF' : 'cadastro.situacao.ativoM');
  return (
    <Chip icon={CircleOff}>
      {text(gender === 'f' ? 'cadastro.situacao.inativoF' : 'cadastro.situacao.inativoM')}
    </Chip>
  );
}

function Color({ value }: { value: string }) {
  return (
    <span className="row">
      <span className={styles.swatch} style={{ background: value }} aria-hidden />
      <span className="mono">{value}</span>
    </span>
  );
}
