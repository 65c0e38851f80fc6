import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import type { TipoDocumentoCombo } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Linha } from '../linha.ts';
import type { Importar } from '../use-importar.ts';
import { PreencherVarias } from './PreencherVarias.tsx';
import styles from '../ProtocoloImportar.module.css';

interface TabelaProps {
  readonly importar: Importar;
  readonly tipos: readonly TipoDocumentoCombo[];
}

/** A row for each protocol to be: what was suggested is corrected here, alone or in many rows at once. */
export const Tabela = ({ importar, tipos }: TabelaProps) => {
  const text = useText();
  const { linhas, escolhidas, busy } = importar;
  return (
    <Sheet flush title={text('protocoloTela.importar.tabela')}>
      <PreencherVarias importar={importar} tipos={tipos} />
      <div
        className={styles.scroll}
        tabIndex={0}
        role="group"
        aria-label={text('protocoloTela.importar.tabela')}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  size="small"
                  checked={escolhidas.size >= linhas.length}
                  indeterminate={escolhidas.size > 0 && escolhidas.size < linhas.length}
                  slotProps={{ input: { 'aria-label': text('protocoloTela.importar.escolherTodos') } }}
                  onChange={importar.toggleAll}
                />
              </th>
              <th>{text('protocoloTela.importar.coluna.arquivo')}</th>
              <th>{text('protocoloTela.importar.coluna.tipo')}</th>
              <th>{text('protocoloTela.importar.coluna.assunto')}</th>
              <th>{text('protocoloTela.importar.coluna.interessados')}</th>
              <th>{text('protocoloTela.importar.coluna.destino')}</th>
              <th>{text('protocoloTela.importar.coluna.assinantes')}</th>
              <th>{text('protocoloTela.importar.coluna.origem')}</th>
              <th>
                <span className="vh">{text('protocoloTela.importar.coluna.tirar')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => (
              <Row key={linha.key} linha={linha} importar={importar} tipos={tipos} busy={busy} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
};

interface RowProps extends TabelaProps {
  readonly linha: Linha;
  readonly busy: boolean;
}

const Row = ({ linha, importar, tipos, busy }: RowProps) => {
  const text = useText();
  const { key, nome, tipoId, assunto, origem, interessados, destino, erro, parte, chegadaKey } = linha;
  const { padrao, assinantes } = linha;
  return (
    <tr>
      <td>
        <Checkbox
          size="small"
          checked={importar.escolhidas.has(key)}
          slotProps={{ input: { 'aria-label': text('protocoloTela.importar.escolher', { nome }) } }}
          onChange={() => importar.toggle(key)}
        />
      </td>
      <td className={styles.file}>
        {nome}
        <span className="xs mut">
          {text('protocoloTela.arquivos.paginas', { count: parte.paginas.length })}
        </span>
        {erro !== undefined && (
          <span className={styles.problem} role="alert">
            {erro}
          </span>
        )}
      </td>
      <td>
        <TextField
          select
          size="small"
          className={styles.type}
          value={tipoId !== undefined && tipos.some(({ id }) => id === tipoId) ? tipoId : ''}
          disabled={busy}
          error={erro !== undefined && tipoId === undefined}
          slotProps={{ htmlInput: { 'aria-label': text('protocoloTela.importar.tipoDe', { nome }) } }}
          onChange={(event) => importar.put([key], { tipoId: Number(event.target.value) })}
        >
          {tipos.map(({ id, nome: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </td>
      <td>
        <TextField
          id={`assunto-${key}`}
          size="small"
          className={styles.subject}
          value={assunto}
          disabled={busy}
          error={erro !== undefined && assunto.trim() === ''}
          slotProps={{
            htmlInput: { maxLength: 500, 'aria-label': text('protocoloTela.importar.assuntoDe', { nome }) },
          }}
          onChange={(event) => importar.put([key], { assunto: event.target.value })}
        />
      </td>
      <td className={styles.people}>{interessados.map(({ rotulo }) => rotulo).join(', ')}</td>
      <td className={styles.people}>{destino?.rotulo}</td>
      <td className={styles.people}>
        {assinantes.map((one) => one.nome).join(', ')}
        {padrao !== undefined && (
          <span className="xs mut">{text(`protocoloTela.assinaturas.padroes.${padrao}`)}</span>
        )}
      </td>
      <td>
        <TextField
          size="small"
          className={styles.origin}
          value={origem}
          disabled={busy}
          slotProps={{
            htmlInput: { maxLength: 200, 'aria-label': text('protocoloTela.importar.origemDe', { nome }) },
          }}
          onChange={(event) => importar.put([key], { origem: event.target.value })}
        />
      </td>
      <td>
        <IconAction
          size="small"
          icon={X}
          label={text('protocoloTela.importar.tirar', { nome })}
          disabled={busy}
          onClick={() => importar.capturas.tirar(chegadaKey)}
        />
      </td>
    </tr>
  );
};
