import TextField from '@mui/material/TextField';
import { useId, type RefObject } from 'react';
import { dossieApi } from '#schemas/api/dossie.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { NivelAcessoFields, SigiloField } from '../AcessoFields.tsx';
import { PickField } from '../PickField.tsx';
import type { Erros } from '../edicao/use-written.ts';
import type { DossieEscrito } from './dossie-form.ts';
import styles from './Dossie.module.css';

interface DossieFieldsProps {
  readonly value: DossieEscrito;
  readonly erros: Erros;
  readonly autoFocus?: boolean;
  readonly subject?: RefObject<HTMLInputElement | null>;
  readonly onChange: (value: DossieEscrito) => void;
}

const search =
  (endpoint: typeof dossieApi.classes | typeof dossieApi.interessados) =>
  async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
    (await call(endpoint, { query: { q, pageSize: 20 } }, { signal, quiet: true, ownDenial: true })).itens;

const rotuloKey = ({ id }: Rotulo): string => String(id);
const rotuloName = ({ rotulo }: Rotulo): string => rotulo;

/** What a dossier says of itself: about what, of whom, and who may see it. */
export const DossieFields = ({ value, erros, autoFocus = false, subject, onChange }: DossieFieldsProps) => {
  const text = useText();
  const base = useId();
  const idOf = (field: string): string => `${base}-${field}`;
  const put = (changed: Partial<DossieEscrito>): void => onChange({ ...value, ...changed });
  const acesso = {
    acesso: value,
    erros,
    editavel: true,
    idOf,
    onChange: (field: string, next: string | number) => put({ [field]: next }),
  };
  return (
    <div className={styles.fields}>
      <TextField
        className={styles.whole}
        label={text('dossieTela.campos.assunto')}
        value={value.assunto}
        autoFocus={autoFocus}
        inputRef={subject}
        error={erros['assunto'] !== undefined}
        helperText={erros['assunto']}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
        onChange={({ target }) => put({ assunto: target.value })}
      />
      <div className={styles.whole}>
        <PickField
          id={idOf('interessado')}
          label={text('dossieTela.campos.interessado')}
          help={text('dossieTela.campos.interessadoAjuda')}
          source="interessados-de-dossie"
          search={search(dossieApi.interessados)}
          value={value.interessado ? [value.interessado] : []}
          keyOf={rotuloKey}
          nameOf={rotuloName}
          error={erros['interessado']}
          onChange={([interessado]) => put({ interessado })}
        />
      </div>
      {value.interessado === undefined && (
        <TextField
          label={text('dossieTela.campos.nome')}
          value={value.nome}
          error={erros['nome'] !== undefined}
          helperText={erros['nome'] ?? text('dossieTela.campos.nomeAjuda')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => put({ nome: target.value })}
        />
      )}
      <TextField
        label={text('dossieTela.campos.identificador')}
        value={value.identificador}
        error={erros['identificador'] !== undefined}
        helperText={erros['identificador'] ?? text('dossieTela.campos.identificadorAjuda')}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        onChange={({ target }) => put({ identificador: target.value })}
      />
      <div className={styles.whole}>
        <PickField
          id={idOf('classe')}
          label={text('dossieTela.campos.classe')}
          source="classes-de-dossie"
          search={search(dossieApi.classes)}
          value={value.classe ? [value.classe] : []}
          keyOf={rotuloKey}
          nameOf={rotuloName}
          error={erros['classe']}
          onChange={([classe]) => put({ classe })}
        />
      </div>
      <SigiloField {...acesso} />
      <NivelAcessoFields {...acesso} />
      <TextField
        className={styles.whole}
        label={text('dossieTela.campos.observacoes')}
        value={value.observacoes}
        multiline
        minRows={2}
        maxRows={10}
        error={erros['observacoes'] !== undefined}
        helperText={erros['observacoes']}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={({ target }) => put({ observacoes: target.value })}
      />
    </div>
  );
};
