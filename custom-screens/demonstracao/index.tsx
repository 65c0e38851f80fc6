import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { demonstracaoApi } from '#schemas/api/demonstracao.ts';
import type { CorreioDemonstracao as Correio } from '#schemas/shapes/demonstracao.ts';
import { useRead } from '#src/data/query.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PublicFrame, PublicHeading } from '#src/session/PublicFrame.tsx';
import { WayIn } from '#src/session/WayIn.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { matchesText } from '#src/ui/matches-text.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import styles from './Correio.module.css';

type Mensagem = Correio['mensagens'][number];

/** Somebody waits here for the code that they asked for on another page. */
const everySeconds = 5;

/** What the demonstration would have sent by e-mail: with it, whoever tries goes on as if they had each person's mailbox. */
export const CorreioDemonstracao = () => {
  const text = useText();
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  usePageTitle(text('demonstracao.pagina'));
  const chave = hash.slice(1);
  const read = useRead(
    demonstracaoApi.correio,
    { params: { chave: chave || '-' } },
    { quiet: true, ownError: true, every: everySeconds * 1000 },
  );
  const mails = read.data?.mensagens;
  const found = mails?.filter(({ para, assunto }) => matchesText(`${para} ${assunto}`, words));
  return (
    <PublicFrame service={text('demonstracao.servico')} side={<WayIn />}>
      <div className={styles.page}>
        <PublicHeading title={text('demonstracao.titulo')} lead={text('demonstracao.texto')} />
        {read.error && (
          <EmptyState title={text('demonstracao.fechado')}>{text('demonstracao.fechadoTexto')}</EmptyState>
        )}
        {!mails && !read.error && <ListSkeleton rows={4} />}
        {mails && !read.error && (
          <>
            <div className={styles.tools}>
              <SearchField label={text('demonstracao.filtro')} value={words} onChange={setWords} />
              <Button
                startIcon={<RotateCw size={16} aria-hidden />}
                loading={read.isFetching}
                onClick={() => void read.refetch()}
              >
                {text('demonstracao.atualizar')}
              </Button>
            </div>
            <Mensagens mails={found ?? []} filtered={words.trim() !== ''} />
          </>
        )}
      </div>
    </PublicFrame>
  );
};

interface MensagensProps {
  readonly mails: readonly Mensagem[];
  readonly filtered: boolean;
}

const Mensagens = ({ mails, filtered }: MensagensProps) => {
  const text = useText();
  if (mails.length === 0)
    return (
      <EmptyState title={text(filtered ? 'demonstracao.nenhuma' : 'demonstracao.nada')}>
        {!filtered && text('demonstracao.nadaTexto')}
      </EmptyState>
    );
  return (
    <section aria-label={text('demonstracao.mensagens')}>
      <ul className={styles.list}>
        {mails.map((mail, place) => (
          <Mail key={mail.id} mail={mail} newest={place === 0} />
        ))}
      </ul>
    </section>
  );
};

const Mail = ({ mail, newest }: { readonly mail: Mensagem; readonly newest: boolean }) => {
  const text = useText();
  // one that comes later does not shut what is being read
  const [open] = useState(newest);
  const { para, assunto, texto, momento } = mail;
  return (
    <li className={styles.mail}>
      <details open={open}>
        <summary className={styles.head}>
          <strong className={styles.subject}>{assunto}</strong>
          <span className="sm sub">{text('demonstracao.para', { para })}</span>
          <span className="sm mut num">{formatMinute(momento)}</span>
        </summary>
        <p className={styles.words}>
          <WithLinks words={texto} />
        </p>
      </details>
    </li>
  );
};

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** This machine has several names, and whoever signed in by one is a stranger by the others: the one of this page holds. */
const asOneCame = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !loopback.has(url.hostname) || !loopback.has(location.hostname)) return address;
  return location.origin + address.slice(url.origin.length);
};

/** The addresses of a mail open as they would in a mailbox. */
const WithLinks = ({ words }: { readonly words: string }) =>
  words.split(/(https?:\/\/\S+)/).map((part, place) => {
    if (place % 2 === 0) return part;
    const address = asOneCame(part);
    return (
      <a key={place} href={address} rel="noreferrer">
        {address}
      </a>
    );
  });
