import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { Hint } from '#src/ui/Hint.tsx';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { useSelection } from './Selection.tsx';

interface Props {
  icon?: ReactNode;
  /** The name of the act with how many it would be done to. */
  label: (n: string) => string;
  accepts: (record: RegisterRecord) => boolean;
  onAsk: (records: readonly RegisterRecord[]) => void;
}

/** An act for the selection: it says how many of the selected accept it, and names those that do not. */
export function BulkButton({ icon, label, accepts, onAsk }: Props) {
  const text = useText();
  const { nameOf } = useRegister();
  const selected = useSelection();
  const records = selected.filter(accepts);
  const others = selected.filter((record) => !records.includes(record));
  const motivo =
    others.length > 0 ? text('cadastro.lote.naoAceitam', { nomes: namesOf(others, nameOf) }) : '';
  if (records.length === 0)
    return (
      <ExplainedButton size="small" motivo={motivo}>
        {label('0')}
      </ExplainedButton>
    );
  const n =
    others.length > 0
      ? text('cadastro.lote.deTantos', { n: records.length, total: selected.length })
      : String(records.length);
  return (
    <Hint title={motivo}>
      <Button
        size="small"
        startIcon={icon}
        aria-description={motivo === '' ? undefined : motivo}
        onClick={() => onAsk(records)}
      >
        {label(n)}
      </Button>
    </Hint>
  );
}

const mostNamed = 5;

/** The first names, and that there are more. */
const namesOf = (records: readonly RegisterRecord[], nameOf: (record: RegisterRecord) => string): string =>
  [...records.slice(0, mostNamed).map(nameOf), ...(records.length > mostNamed ? ['…'] : [])].join(', ');
