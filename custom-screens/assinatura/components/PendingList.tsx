import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router-dom';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useText } from '#src/i18n/use-text.ts';
import { assinaturaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { classes } from '#src/ui/classes.ts';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import type { useSelection } from '../use-selection.ts';
import styles from './Assinatura.module.css';

interface PendingListProps {
  readonly itens: readonly DocumentoParaAssinar[];
  readonly selection: ReturnType<typeof useSelection>;
  readonly possible: readonly number[];
}

/** What waits, the nearest deadline first; one that the password cannot sign says why. */
export const PendingList = ({ itens, selection, possible }: PendingListProps) => {
  const text = useText();
  return (
    <ul aria-label={text('assinatura.lista')}>
      {itens.map((item) => (
        <Row
          key={item.id}
          item={item}
          selected={selection.has(item.id)}
          onSelect={possible.includes(item.id) ? () => selection.toggle(item.id) : undefined}
        />
      ))}
    </ul>
  );
};

interface RowProps {
  readonly item: DocumentoParaAssinar;
  readonly selected: boolean;
  readonly onSelect: (() => void) | undefined;
}

const Row = ({ item, selected, onSelect }: RowProps) => {
  const text = useText();
  const { id, tipo, assunto, tipoDocumento, unidade, posicao, total, prazo } = item;
  const name = itemName(item);
  const place = total === 1 ? text('assinatura.unica') : text('assinatura.posicao', { n: posicao, total });
  const byCertificate = item.permitido && item.estrategia === 'DIGITAL';
  const refusal = onSelect ? undefined : (item.motivo ?? text('assinatura.outroMeio'));
  return (
    <li className={classes(styles.row, selected && styles.selected)} data-para-assinar={id}>
      <Checkbox
        checked={selected}
        disabled={!onSelect}
        slotProps={{ input: { 'aria-label': text('assinatura.selecionar', { documento: name }) } }}
        onChange={onSelect}
      />
      <div className={styles.what}>
        <Link className={styles.title} to={consultaPath(id, tipo)}>
          <span className="id">{name}</span> <span className={styles.subject}>{assunto}</span>
        </Link>
        <div className="sm sub">{[tipoDocumento, unidade, place].join(' · ')}</div>
        {byCertificate ? (
          <Link className="sm" to={assinaturaPath(id)}>
            {text('assinatura.comCertificado')}
          </Link>
        ) : (
          refusal !== undefined && <div className={styles.refusal}>{refusal}</div>
        )}
      </div>
      <PrazoMark assinatura prazo={prazo} />
    </li>
  );
};
