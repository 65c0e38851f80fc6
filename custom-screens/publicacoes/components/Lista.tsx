import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Publicacao } from '#schemas/shapes/publicacao.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Etiqueta } from '#src/ui/Etiqueta.tsx';
import styles from './Publicacoes.module.css';

interface ListaProps {
  readonly page: Page<Publicacao>;
  readonly filtered: boolean;
  readonly busy: boolean;
  readonly onClear: () => void;
}

const numbers = new Intl.NumberFormat('pt-BR');

/** What was found; a document leads to its paper and the proof that it is authentic, a process to its public pieces. */
export const Lista = ({ page: { itens, total, totalExato }, filtered, busy, onClear }: ListaProps) => {
  const text = useText();
  if (itens.length === 0)
    return (
      <EmptyState
        title={text(filtered ? 'publicacoes.nenhum' : 'publicacoes.nada')}
        action={filtered && <Button onClick={onClear}>{text('publicacoes.limpar')}</Button>}
      >
        {text(filtered ? 'publicacoes.nenhumTexto' : 'publicacoes.nadaTexto')}
      </EmptyState>
    );
  return (
    <section aria-label={text('publicacoes.titulo')} aria-busy={busy}>
      <p className={styles.count} role="status">
        {totalExato
          ? text('publicacoes.achados', { count: total })
          : text('publicacoes.achadosMuitos', { n: numbers.format(total) })}
      </p>
      <ul className={styles.list}>
        {itens.map((publicacao) => (
          <Row key={publicacao.codigo} publicacao={publicacao} />
        ))}
      </ul>
    </section>
  );
};

const Row = ({ publicacao }: { readonly publicacao: Publicacao }) => {
  const text = useText();
  const { especie, codigo, numero, assunto, tipo, organizacao, unidade, publicadoEm } = publicacao;
  const ofProcess = especie === 'PROCESSO';
  const facts = [...(ofProcess ? [text('publicacoes.processo.especie')] : []), tipo, unidade, organizacao];
  return (
    <li className={styles.row}>
      <Link to={`/${ofProcess ? 'publicacoes' : 'verificar'}/${codigo}`} className={styles.link}>
        <span className={styles.subject}>{assunto}</span>
      </Link>
      <div className={styles.facts}>
        <Etiqueta numero={numero} />
        <span className="sm sub">{facts.join(' · ')}</span>
      </div>
      <p className="sm mut num">{text('publicacoes.publicadoEm', { quando: formatMinute(publicadoEm) })}</p>
    </li>
  );
};
