import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { memo } from 'react';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { sameLinha, type Linha } from '../linha.ts';
import type { Importar } from '../use-importar.ts';
import styles from '../ProtocoloImportar.module.css';

interface LinhaRowProps {
  readonly linha: Linha;
  readonly chosen: boolean;
  readonly tipos: readonly TipoDocumentoCombo[];
  readonly busy: boolean;
  readonly acts: Importar['acts'];
  readonly onReview: (chegadaKey: string) => void;
}

const Row = ({ linha, chosen, tipos, busy, acts, onReview }: LinhaRowProps) => {
  const text = useText();
  const { key, nome, tipoId, assunto, origem, erro, parte, chegadaKey } = linha;
  const pages = text('protocoloTela.arquivos.paginas', { count: parte.paginas.length });
  const known = tipoId !== undefined && tipos.some(({ id }) => id === tipoId);
  return (
    <tr>
      <td className={styles.choose}>
        <Checkbox
          size="small"
          checked={chosen}
          slotProps={{ input: { 'aria-label': text('protocoloTela.importar.escolher', { nome }) } }}
          onChange={() => acts.toggle(key)}
        />
      </td>
      <td className={styles.file}>
        <span title={nome}>{nome}</span>
        <Button
          size="small"
          variant="text"
          className={styles.pages}
          disabled={busy}
          aria-label={`${pages}, ${text('protocoloTela.arquivos.revisarNome', { nome })}`}
          onClick={() => onReview(chegadaKey)}
        >
          {pages}
        </Button>
        {erro !== undefined && (
          <span className={styles.problem} role="alert">
            {erro}
          </span>
        )}
      </td>
      <td className={styles.type}>
        <TextField
          select
          fullWidth
          size="small"
          value={known ? tipoId : ''}
          disabled={busy}
          error={erro !== undefined && tipoId === undefined}
          slotProps={{
            htmlInput: { 'aria-label': text('protocoloTela.importar.tipoDe', { nome }) },
            select: {
              displayEmpty: true,
              renderValue: () => (known ? tipos.find(({ id }) => id === tipoId)?.nome : <NoType />),
            },
          }}
          onChange={(event) => acts.put([key], { tipoId: Number(event.target.value) })}
        >
          {tipos.map(({ id, nome: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </td>
      <td className={styles.subject}>
        <TextField
          id={`assunto-${key}`}
          fullWidth
          size="small"
          value={assunto}
          disabled={busy}
          placeholder={text('protocoloTela.importar.coluna.assunto')}
          error={erro !== undefined && assunto.trim() === ''}
          slotProps={{
            htmlInput: { maxLength: 500, 'aria-label': text('protocoloTela.importar.assuntoDe', { nome }) },
          }}
          onChange={(event) => acts.put([key], { assunto: event.target.value })}
        />
        <Besides linha={linha} />
      </td>
      <td className={styles.origin}>
        <TextField
          fullWidth
          size="small"
          value={origem}
          disabled={busy}
          placeholder={text('protocoloTela.importar.coluna.origem')}
          slotProps={{
            htmlInput: { maxLength: 200, 'aria-label': text('protocoloTela.importar.origemDe', { nome }) },
          }}
          onChange={(event) => acts.put([key], { origem: event.target.value })}
        />
      </td>
      <td className={styles.out}>
        <IconAction
          size="small"
          icon={X}
          label={text('protocoloTela.importar.tirar', { nome })}
          disabled={busy}
          onClick={() => acts.tirar(linha)}
        />
      </td>
    </tr>
  );
};

/** A document of what arrived. Among a hundred of them, only the one that is written in is drawn anew. */
export const LinhaRow = memo(
  Row,
  ({ linha, ...before }, { linha: next, ...now }) =>
    sameLinha(linha, next) &&
    (['chosen', 'tipos', 'busy', 'acts', 'onReview'] as const).every((name) => before[name] === now[name]),
);

const NoType = () => {
  const text = useText();
  return <span className="mut">{text('protocoloTela.importar.faltaTipo')}</span>;
};

/** What was filled in many rows at once, in words. */
const Besides = ({
  linha: { interessados, destino, assinantes, padrao, parte },
}: {
  readonly linha: Linha;
}) => {
  const text = useText();
  const signers = assinantes.map(({ nome }) => nome).join(', ');
  const said = [
    parte.protocolo && text('protocoloTela.importar.jaRegistrado', { numero: parte.protocolo.rotulo }),
    interessados.length > 0 &&
      `${text('protocoloTela.importar.coluna.interessados')}: ${interessados.map(({ rotulo }) => rotulo).join(', ')}`,
    destino && `${text('protocoloTela.importar.coluna.destino')}: ${destino.rotulo}`,
    signers !== '' && `${text('protocoloTela.importar.coluna.assinantes')}: ${signers}`,
    padrao !== undefined && text(`protocoloTela.assinaturas.padroes.${padrao}`),
  ].filter((one): one is string => typeof one === 'string');
  return said.length === 0 ? null : (
    <span className={styles.besides} title={said.join(' · ')}>
      {said.join(' · ')}
    </span>
  );
};
