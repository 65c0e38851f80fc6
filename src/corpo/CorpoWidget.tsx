import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import type { CustomWidgetProps } from '#src/engine/widgets/custom-widgets.ts';
import { CorpoModelo } from './CorpoModelo.tsx';

/** The body of a model inside its form; its markers are the rows of the same record. */
export const CorpoWidget = ({
  id,
  value,
  values,
  readOnly,
  describedBy,
  onChange,
  onBlur,
}: CustomWidgetProps) => (
  <CorpoModelo
    id={id}
    corpo={value as CorpoDoc | undefined}
    propriedades={rowsOf(values['propriedades'])}
    readOnly={readOnly}
    describedBy={describedBy}
    onChange={onChange}
    onBlur={onBlur}
  />
);

/** Rows that are still being typed may lack anything: only those with a key count. */
const rowsOf = (rows: unknown): Propriedade[] =>
  (Array.isArray(rows) ? (rows as Partial<Propriedade>[]) : []).flatMap((row) =>
    row.chave ? [{ ...unnamed, ...row, chave: row.chave, rotulo: row.rotulo || row.chave }] : [],
  );

const unnamed = { marcador: '', tipo: 'DOCUMENTO', preenchimento: 'PESSOA' } as const;
