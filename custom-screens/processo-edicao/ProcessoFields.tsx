import TextField from '@mui/material/TextField';
import { processoApi } from '#schemas/api/processo.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { NivelAcessoFields, SigiloField } from '#src/conteudo/AcessoFields.tsx';
import { PickField } from '#src/conteudo/PickField.tsx';
import { VigenciaFields } from '#src/conteudo/VigenciaFields.tsx';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { InteressadosSugeridos } from './InteressadosSugeridos.tsx';
import { controlId, type Rascunho } from './rascunho.ts';
import styles from './ProcessoEdicao.module.css';

interface ProcessoFieldsProps {
  readonly rascunho: Rascunho;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly tipoProcessoId: number;
  readonly vencimentoObrigatorio: boolean;
  readonly onChange: <C extends keyof Rascunho>(campo: C, value: Rascunho[C]) => void;
}

const search =
  (endpoint: typeof processoApi.classes | typeof processoApi.interessados) =>
  async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
    (await call(endpoint, { query: { q, pageSize: 20 } }, { signal, quiet: true, ownDenial: true })).itens;

const rotuloKey = ({ id }: Rotulo): string => String(id);
const rotuloName = ({ rotulo }: Rotulo): string => rotulo;

/** What the process is about, whom it concerns and who may see it. */
export const ProcessoFields = ({
  rascunho,
  erros,
  tipoProcessoId,
  vencimentoObrigatorio,
  onChange,
}: ProcessoFieldsProps) => {
  const text = useText();
  const acesso = {
    acesso: rascunho,
    erros,
    editavel: true,
    idOf: controlId,
    onChange,
  };
  return (
    <div className={styles.fields}>
      <TextField
        id={controlId('assunto')}
        className={styles.whole}
        label={text('editor.campo.assunto')}
        value={rascunho.assunto}
        multiline
        maxRows={5}
        error={erros.assunto !== undefined}
        helperText={erros.assunto}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
        onChange={(event) => onChange('assunto', event.target.value.replace(/\n/g, ' '))}
      />
      <PickField
        id={controlId('assuntoClasse')}
        label={text('editor.campo.classe')}
        source="classes-de-processo"
        search={search(processoApi.classes)}
        value={rascunho.assuntoClasse ? [rascunho.assuntoClasse] : []}
        keyOf={rotuloKey}
        nameOf={rotuloName}
        error={erros.assuntoClasse}
        onChange={([chosen]) => onChange('assuntoClasse', chosen)}
      />
      <DateField
        id={controlId('vencimento')}
        label={text('editor.campo.vencimento')}
        value={rascunho.vencimento}
        required={vencimentoObrigatorio}
        error={erros.vencimento}
        onChange={(day) => onChange('vencimento', day)}
      />
      {rascunho.vigencia && (
        <div className={styles.whole}>
          <VigenciaFields
            id={controlId('vigencia')}
            value={rascunho.vigencia}
            error={erros.vigencia}
            onChange={(vigencia) => onChange('vigencia', vigencia)}
          />
        </div>
      )}
      <div className={styles.whole}>
        <PickField
          id={controlId('interessados')}
          label={text('editor.campo.interessados')}
          source="interessados-de-processo"
          search={search(processoApi.interessados)}
          multiple
          value={rascunho.interessados}
          keyOf={rotuloKey}
          nameOf={rotuloName}
          error={erros.interessados}
          onChange={(chosen) => onChange('interessados', chosen)}
        />
        <InteressadosSugeridos
          tipoProcessoId={tipoProcessoId}
          chosen={rascunho.interessados}
          onChoose={(interessado) => onChange('interessados', [...rascunho.interessados, interessado])}
        />
      </div>
      <SigiloField {...acesso} />
      <NivelAcessoFields {...acesso} />
      <TextField
        id={controlId('observacoes')}
        className={styles.whole}
        label={text('processoEdicao.tela.observacoes')}
        value={rascunho.observacoes}
        multiline
        minRows={3}
        maxRows={12}
        error={erros.observacoes !== undefined}
        helperText={erros.observacoes}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={(event) => onChange('observacoes', event.target.value)}
      />
    </div>
  );
};
