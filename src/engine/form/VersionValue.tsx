import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { useRelationLabels } from '../relation.ts';
import { valueInWords } from '../rows-text.ts';

interface Props {
  field: Field;
  values: Readonly<Record<string, unknown>>;
}

/** One version of a value. The label of a relation is asked for: it may have been chosen just now. */
export function VersionValue({ field, values }: Props) {
  const text = useText();
  const relation = field.property['x-relation'];
  const value = values[field.name] ?? (field.kind === 'boolean' ? false : undefined);
  const ids = relation ? [value].flat().filter((id): id is number => typeof id === 'number') : [];
  const labels = useRelationLabels(relation?.resource ?? '', ids, relation?.label);
  const shown = relation
    ? ids.map((id) => labels.data?.find((option) => option.id === id)?.rotulo ?? '…').join(', ')
    : valueInWords(field, value);
  return shown || text('cadastro.vazio');
}
