import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { X } from 'lucide-react';
import { memo, useId } from 'react';
import { Miniatura } from '#src/conteudo/captura/Miniatura.tsx';
import captura from '#src/conteudo/captura/Captura.module.css';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { sameLinha, type Linha } from '../linha.ts';
import type { Importar } from '../use-importar.ts';
import { Sugerido } from './Sugerido.tsx';
import { TextoDaLinha } from './TextoDaLinha.tsx';
import styles from '../ProtocoloImportar.module.css';

interface LinhaRowProps {
  readonly linha: Linha;
  readonly chosen: boolean;
  readonly tipos: readonly TipoDocumentoCombo[];
  readonly busy: boolean;
  readonly acts: Importar['acts'];
  readonly onReview: (chegadaKey: string) => void;
  readonly onLook: (key: string) => void;
}

const Row = ({ linha, chosen, tipos, busy, acts, onReview, onLook }: LinhaRowProps) => {
  const text = useText();
  const { key, nome, tipoId, assunto, origem, documento, erro, parte, chegadaKey, sugeridos } = linha;
  const typeMark = useId();
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
      <td>
        <div className={styles.file}>
          <PrimeiraPagina linha={linha} onLook={onLook} />
          <div className={styles.told}>
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
            <Leitura linha={linha} busy={busy} acts={acts} />
            {erro !== undefined && (
              <span className={styles.problem} role="alert">
                {erro}
              </span>
            )}
          </div>
        </div>
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
              'aria-describedby': sugeridos.includes('tipoId') && known ? typeMark : undefined,
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
        {sugeridos.includes('tipoId') && known && <Sugerido id={typeMark} />}
      </td>
      <td className={styles.subject}>
        <TextoDaLinha
          id={`assunto-${key}`}
          label={text('protocoloTela.importar.assuntoDe', { nome })}
          placeholder={text('protocoloTela.importar.coluna.assunto')}
          value={assunto}
          suggested={sugeridos.includes('assunto')}
          longest={500}
          disabled={busy}
          error={erro !== undefined && assunto.trim() === ''}
          onWrite={(typed) => acts.put([key], { assunto: typed })}
        />
        <Besides linha={linha} />
      </td>
      <td className={styles.origin}>
        <TextoDaLinha
          label={text('protocoloTela.importar.origemDe', { nome })}
          placeholder={text('protocoloTela.importar.coluna.origem')}
          value={origem}
          suggested={sugeridos.includes('origem')}
          longest={200}
          disabled={busy}
          onWrite={(typed) => acts.put([key], { origem: typed })}
        />
        <TextoDaLinha
          label={text('protocoloTela.importar.documentoDe', { nome })}
          placeholder={text('protocoloTela.importar.coluna.documento')}
          value={documento}
          suggested={sugeridos.includes('documento')}
          longest={200}
          disabled={busy}
          onWrite={(typed) => acts.put([key], { documento: typed })}
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
    (['chosen', 'tipos', 'busy', 'acts', 'onReview', 'onLook'] as const).every(
      (name) => before[name] === now[name],
    ),
);

const turns = { 0: undefined, 90: captura.turn90, 180: captura.turn180, 270: captura.turn270 } as const;
/** The room of a small page. */
const room = [64, 90] as const;

/** The first page in small, which opens in large. */
const PrimeiraPagina = ({ linha, onLook }: Pick<LinhaRowProps, 'linha' | 'onLook'>) => {
  const text = useText();
  const { key, nome, capturaId, parte } = linha;
  const [first] = parte.paginas;
  return first === undefined ? null : (
    <button
      type="button"
      className={styles.shot}
      aria-label={text('protocoloTela.importar.ampliar', { nome })}
      onClick={() => onLook(key)}
    >
      <Miniatura capturaId={capturaId} numero={first.numero} className={turns[first.giro]} room={room} />
    </button>
  );
};

/** How the reading of the first page goes, and accepting what came of it. */
const Leitura = ({ linha, busy, acts }: Pick<LinhaRowProps, 'linha' | 'busy' | 'acts'>) => {
  const text = useText();
  const { leitura, sugeridos, nome } = linha;
  return (
    <>
      {leitura === 'ESPERA' && <span className={styles.said}>{text('protocoloTela.importar.lendo')}</span>}
      {leitura === 'FALHOU' && <span className={styles.said}>{text('protocoloTela.importar.naoLida')}</span>}
      {sugeridos.length > 0 && (
        <Button
          size="small"
          variant="text"
          className={styles.pages}
          disabled={busy}
          aria-label={text('protocoloTela.importar.aceitarDe', { nome })}
          onClick={() => acts.aceitar(linha)}
        >
          {text('protocoloTela.importar.aceitar')}
        </Button>
      )}
    </>
  );
};

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
