import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { pecaApi } from '#schemas/api/peca.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import type { Erros } from '../edicao/use-written.ts';
import { PickField } from '../PickField.tsx';
import type { PecaEscrita } from './peca-form.ts';
import styles from './Peca.module.css';

interface PecaFieldsProps {
  readonly value: PecaEscrita;
  readonly erros: Erros;
  readonly onChange: (changed: Partial<PecaEscrita>) => void;
}

const search = async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
  (
    await call(pecaApi.tipos, { query: { q, pageSize: 30 } }, { signal, quiet: true, ownDenial: true })
  ).itens.map(({ id, nome }) => ({ id, rotulo: nome }));

const origens = ['NATO_DIGITAL', 'ORIGINAL', 'COPIA_AUTENTICADA', 'COPIA_SIMPLES'] as const;
const suportes = ['DIGITAL', 'FISICO'] as const;

/** What a piece is: its type, where it came from, who made it, and where the paper is. */
export const PecaFields = ({ value, erros, onChange }: PecaFieldsProps) => {
  const text = useText();
  const base = useId();
  const field = (name: 'autorPeca' | 'localFisico' | 'observacoes', most: number, help?: string) => ({
    label: text(`pecaTela.campos.${name}`),
    value: value[name],
    error: erros[name] !== undefined,
    helperText: erros[name] ?? help,
    slotProps: { htmlInput: { maxLength: most } },
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className={styles.whole}>
        <PickField
          id={`${base}-tipo`}
          label={text('pecaTela.campos.tipo')}
          source="tipos-de-peca"
          search={search}
          value={value.tipo ? [value.tipo] : []}
          keyOf={({ id }) => String(id)}
          nameOf={({ rotulo }) => rotulo}
          error={erros['tipo']}
          required
          onChange={([tipo]) => onChange({ tipo })}
        />
      </div>
      <SelectInput
        label={text('pecaTela.campos.origem')}
        value={value.origem}
        options={origens.map((origem) => ({ value: origem, label: text(`peca.origens.${origem}`) }))}
        onChange={(origem) => onChange({ origem })}
      />
      <SelectInput
        label={text('pecaTela.campos.suporte')}
        value={value.suporte}
        options={suportes.map((suporte) => ({ value: suporte, label: text(`peca.suportes.${suporte}`) }))}
        onChange={(suporte) => onChange({ suporte })}
      />
      <TextField {...field('autorPeca', 200, text('pecaTela.campos.autorAjuda'))} />
      {value.suporte === 'FISICO' && (
        <TextField {...field('localFisico', 300, text('pecaTela.campos.localAjuda'))} required />
      )}
      <TextField {...field('observacoes', 2_000)} className={styles.whole} multiline maxRows={6} />
    </>
  );
};
