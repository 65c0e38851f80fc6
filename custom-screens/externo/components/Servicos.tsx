import Button from '@mui/material/Button';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ServicoExternoItem } from '#schemas/shapes/solicitacao.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PublicHeading } from '#src/session/PublicFrame.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Externo.module.css';

/** What the body offers to anybody, as it is read before one enters. */
export const Carta = () => {
  const text = useText();
  return (
    <>
      <PublicHeading title={text('externo.carta.titulo')} lead={text('externo.carta.ajuda')} />
      <Button className={styles.jump} onClick={() => document.getElementById('email')?.focus()}>
        {text('externo.carta.entrar')}
      </Button>
      <Sheet flush>
        <Servicos />
      </Sheet>
    </>
  );
};

type Texts = ReturnType<typeof useText>;
type Carta = Pick<
  ServicoExternoItem,
  'quemPodePedir' | 'documentos' | 'prazo' | 'custo' | 'pedeComprovante' | 'unidade'
>;

/** So many are taken in at a glance. */
const few = 3;

/** The services, each a way to its form. */
export const Servicos = () => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useRead(solicitacaoApi.servicos, {}, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.itens.length === 0)
    return (
      <EmptyState title={text('externo.carta.semServicos')}>
        {text('externo.carta.semServicosTexto')}
      </EmptyState>
    );
  const found = data.itens.filter((one) => matchesText(wordsOf(one), typed));
  return (
    <>
      {data.itens.length > few && (
        <div className={styles.search}>
          <SearchField label={text('externo.carta.procurar')} value={typed} onChange={setTyped} />
        </div>
      )}
      {found.length === 0 && (
        <EmptyState title={text('externo.carta.nenhum', { texto: typed.trim() })}>
          {text('externo.carta.nenhumTexto')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {found.map((servico) => (
          <Linha key={servico.id} servico={servico} />
        ))}
      </ul>
    </>
  );
};

const wordsOf = ({ nome, descricao, texto, unidade, quemPodePedir }: ServicoExternoItem): string =>
  [nome, descricao, texto, unidade, quemPodePedir].join(' ');

const Linha = ({ servico }: { readonly servico: ServicoExternoItem }) => {
  const text = useText();
  const { id, nome, descricao, texto, unidade, prazo } = servico;
  const term = prazo && text('externo.carta.prazoDias', { count: prazo });
  return (
    <li>
      <Link className={styles.row} to={`/externo/solicitar/${id}`}>
        <span className="grow">
          <strong>{nome}</strong>
          <span className={styles.under}>{[descricao, unidade, term].filter(Boolean).join(' · ')}</span>
          {texto !== undefined && <span className={styles.guidance}>{texto}</span>}
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
};

/** One service, for who has not entered yet: what it is, who receives it, and what it asks. */
export const ServicoOferecido = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data, error, refetch } = useRead(solicitacaoApi.servicos, {}, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const servico = data.itens.find((one) => one.id === id);
  const all = <Link to="/externo">{text('externo.carta.outros')}</Link>;
  if (!servico) return <EmptyState title={text('externo.carta.fora')}>{all}</EmptyState>;
  const { nome, descricao, texto, perguntas } = servico;
  return (
    <>
      <PublicHeading title={nome} lead={text('externo.carta.entre')} />
      <Sheet>
        {[descricao, texto].filter(Boolean).map((words) => (
          <p key={words} className={styles.words}>
            {words}
          </p>
        ))}
        <Facts
          items={[...cartaFacts(text, servico), [text('externo.carta.perguntas'), perguntas.join(', ')]]}
        />
      </Sheet>
      {all}
    </>
  );
};

/** What the charter says of a service: for whom, what to send, how long, how much, who receives it, how to follow it. */
export const cartaFacts = (
  text: Texts,
  { quemPodePedir, documentos, prazo, custo, pedeComprovante, unidade }: Carta,
): readonly (readonly [string, ReactNode])[] => [
  [text('externo.carta.quemPode'), quemPodePedir],
  [
    text('externo.carta.documentos'),
    documentos.length > 0 ? (
      <ul className={styles.asks}>
        {documentos.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    ) : undefined,
  ],
  [text('externo.carta.prazo'), prazo && text('externo.carta.prazoDias', { count: prazo })],
  [
    text('externo.carta.custo'),
    [custo ?? text('externo.carta.gratuito'), pedeComprovante && text('externo.carta.comprovante')]
      .filter(Boolean)
      .join(' '),
  ],
  [text('externo.carta.recebe'), unidade],
  [text('externo.carta.acompanhar'), text('externo.carta.acompanharTexto')],
];
