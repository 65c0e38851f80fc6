import { useMemo } from 'react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { text } from '#src/i18n/text.ts';
import { useForm } from '#src/engine/form/form-context.ts';
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
}: CustomWidgetProps) => {
  const { insertRow } = useForm();
  const held = values['propriedades'];
  const propriedades = useMemo(() => rowsOf(held), [held]);
  const novoLugar = (): string => {
    const row = newPlace(propriedades);
    insertRow('propriedades', Array.isArray(held) ? held.length : 0, row);
    return row.chave;
  };
  return (
    <CorpoModelo
      id={id}
      corpo={value as CorpoDoc | undefined}
      propriedades={propriedades}
      readOnly={readOnly}
      describedBy={describedBy}
      onChange={onChange}
      onBlur={onBlur}
      onNovoLugar={novoLugar}
    />
  );
};

/** The first number that no marker of the model has. */
const newPlace = (rows: readonly Propriedade[]): Propriedade => {
  let n = 1;
  while (rows.some(({ chave }) => chave === `assinatura_${n}`)) n += 1;
  return {
    chave: `assinatura_${n}`,
    marcador: `{{assinatura_${n}}}`,
    rotulo: text('editor.assinantes.rotuloDoLugar', { n }),
    tipo: 'ASSINANTE',
    preenchimento: 'AUTOMATICO',
  };
};

/** Rows that are still being typed may lack anything: only those with a key count. */
const rowsOf = (rows: unknown): Propriedade[] =>
  (Array.isArray(rows) ? (rows as Partial<Propriedade>[]) : []).flatMap((row) =>
    row.chave ? [{ ...unnamed, ...row, chave: row.chave, rotulo: row.rotulo || row.chave }] : [],
  );

const unnamed = { marcador: '', tipo: 'DOCUMENTO', preenchimento: 'PESSOA' } as const;
