import TextField from '@mui/material/TextField';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { call } from '#src/data/call.ts';
import { isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { controlId, type Rascunho } from '../rascunho.ts';
import styles from '../ProtocoloEdicao.module.css';

interface ProtocoloFieldsProps {
  readonly rascunho: Rascunho;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly vencimentoObrigatorio: boolean;
  readonly onChange: <C extends keyof Rascunho>(campo: C, value: Rascunho[C]) => void;
}

const search =
  (endpoint: typeof protocoloApi.classes | typeof protocoloApi.interessados) =>
  async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
    (await call(endpoint, { query: { q, pageSize: 20 } }, { signal, quiet: true, ownDenial: true })).itens;

const rotuloKey = ({ id }: Rotulo): string => String(id);
const rotuloName = ({ rotulo }: Rotulo): string => rotulo;

/** What the protocol is about, whom it concerns, where it came from and where the paper is. */
export const ProtocoloFields = ({
  rascunho,
  erros,
  vencimentoObrigatorio,
  onChange,
}: ProtocoloFieldsProps) => {
  const text = useText();
  return (
    <div className={styles.fields}>
      <TextField
        id={controlId('assunto')}
        className={styles.whole}
        label={text('protocoloTela.edicao.assunto')}
        value={rascunho.assunto}
        multiline
        maxRows={5}
        error={erros['assunto'] !== undefined}
        helperText={erros['assunto']}
        slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
        onChange={(event) => onChange('assunto', event.target.value.replace(/\n/g, ' '))}
      />
      <div className={styles.whole}>
        <PickField
          id={controlId('interessados')}
          label={text('editor.campo.interessados')}
          source="interessados-de-protocolo"
          search={search(protocoloApi.interessados)}
          multiple
          value={rascunho.interessados}
          keyOf={rotuloKey}
          nameOf={rotuloName}
          error={erros['interessados']}
          onChange={(chosen) => onChange('interessados', chosen)}
        />
      </div>
      <div className={styles.whole}>
        <PickField
          id={controlId('assuntoClasse')}
          label={text('editor.campo.classe')}
          source="classes-de-protocolo"
          search={search(protocoloApi.classes)}
          value={rascunho.assuntoClasse ? [rascunho.assuntoClasse] : []}
          keyOf={rotuloKey}
          nameOf={rotuloName}
          error={erros['assuntoClasse']}
          onChange={([chosen]) => onChange('assuntoClasse', chosen)}
        />
      </div>
      <Escrito
        campo="origem"
        ajuda={text('protocoloTela.edicao.origemAjuda')}
        rascunho={rascunho}
        erros={erros}
        onChange={onChange}
      />
      <Escrito
        campo="localFisico"
        ajuda={text('protocoloTela.edicao.localFisicoAjuda')}
        rascunho={rascunho}
        erros={erros}
        onChange={onChange}
      />
      <DateField
        id={controlId('recebidoEm')}
        label={text('protocoloTela.edicao.recebidoEm')}
        value={rascunho.recebidoEm}
        max={isoDay(new Date())}
        required
        error={erros['recebidoEm']}
        onChange={(day) => onChange('recebidoEm', day)}
      />
      <DateField
        id={controlId('vencimento')}
        label={text('editor.campo.vencimento')}
        value={rascunho.vencimento}
        required={vencimentoObrigatorio}
        error={erros['vencimento']}
        onChange={(day) => onChange('vencimento', day)}
      />
      <DateField
        id={controlId('vigenciaDe')}
        label={text('protocoloTela.edicao.vigenciaDe')}
        value={rascunho.vigenciaDe}
        error={erros['vigenciaDe']}
        onChange={(day) => onChange('vigenciaDe', day)}
      />
      <DateField
        id={controlId('vigenciaAte')}
        label={text('protocoloTela.edicao.vigenciaAte')}
        value={rascunho.vigenciaAte}
        error={erros['vigenciaAte']}
        onChange={(day) => onChange('vigenciaAte', day)}
      />
      <TextField
        id={controlId('observacoes')}
        className={styles.whole}
        label={text('protocoloTela.edicao.observacoes')}
        value={rascunho.observacoes}
        multiline
        minRows={3}
        maxRows={12}
        error={erros['observacoes'] !== undefined}
        helperText={erros['observacoes']}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={(event) => onChange('observacoes', event.target.value)}
      />
    </div>
  );
};

interface EscritoProps extends Pick<ProtocoloFieldsProps, 'rascunho' | 'erros' | 'onChange'> {
  readonly campo: 'origem' | 'localFisico';
  readonly ajuda: string;
}

const Escrito = ({ campo, ajuda, rascunho, erros, onChange }: EscritoProps) => {
  const text = useText();
  return (
    <TextField
      id={controlId(campo)}
      label={text(`protocoloTela.edicao.${campo}`)}
      value={rascunho[campo]}
      error={erros[campo] !== undefined}
      helperText={erros[campo] ?? ajuda}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={(event) => onChange(campo, event.target.value)}
    />
  );
};
