import { useState } from 'react';
import { later } from '#src/ui/later.tsx';
import type { Field } from '../field.ts';
import { useRelationLabels } from '../relation.ts';
import { describeFilter, filterForm, valuesOf, without } from './list-filter.ts';
import { columnTitle } from './column-title.ts';
import { FilterPill } from './FilterPill.tsx';
import { useList } from './use-list.ts';

const FilterPopover = later(() => import('./FilterPopover.tsx').then((module) => module.FilterPopover));

/** One pill for each filter in use: press to change it, the cross takes it away. */
export function AppliedFilters({ fields }: { fields: readonly Field[] }) {
  const { filterValues } = useList();
  const applied = fields.filter((field) => Object.keys(valuesOf(field, filterValues)).length > 0);
  return applied.map((field) => <AppliedFilter key={field.name} field={field} />);
}

function AppliedFilter({ field }: { field: Field }) {
  const { filterValues, setFilters } = useList();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const values = valuesOf(field, filterValues);
  const isRelation = filterForm(field) === 'relation';
  const labels = useRelationLabels(
    field.property['x-relation']?.resource ?? '',
    isRelation ? [Number(values[field.name])] : [],
    field.property['x-relation']?.label,
  );
  return (
    <>
      <FilterPill
        title={columnTitle(field)}
        value={describeFilter(field, values, isRelation ? (labels.data?.[0]?.rotulo ?? '…') : undefined)}
        onEdit={setAnchor}
        onRemove={() => setFilters(without(field, filterValues))}
      />
      <FilterPopover field={field} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
