import { Checkbox } from '@mui/material';
import type { GrantedSet } from './granted-set.ts';

interface Props {
  label: string;
  names: readonly string[];
  grants: GrantedSet;
  idle: boolean | undefined;
  onChange: (names: readonly string[], granted: boolean) => void;
}

/** One box for a whole line, column or area of the matrix. */
export function AllBox({ label, names, grants, idle, onChange }: Props) {
  const granted = names.filter((name) => grants.chosen.has(name)).length;
  const all = names.length > 0 && granted === names.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={granted > 0 && !all}
      disabled={idle}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={() => onChange(names, !all)}
    />
  );
}
