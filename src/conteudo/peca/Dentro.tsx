import Button from '@mui/material/Button';
import { FolderOpen, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { pecaApi } from '#schemas/api/peca.ts';
import type { DentroDaPeca, PartePeca, PecaArquivo } from '#schemas/shapes/peca.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useCan } from '#src/session/Can.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { contentReads } from '../content-reads.ts';
import { treeOf, type Ramo } from './parts-tree.ts';
import styles from './Peca.module.css';

/** What is in a message, a package or a sheet; a file in it may be joined as a piece of its own. */
export const Dentro = ({ peca }: { readonly peca: PecaArquivo }) => {
  const text = useText();
  const { data, error, refetch } = useRead(
    pecaApi.dentro,
    { params: { id: peca.id } },
    { ownError: true, quiet: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const { motivo, mensagem, linhas, partes, haMais } = data;
  return (
    <>
      {motivo !== undefined && <Note tone="azul">{motivo}</Note>}
      {mensagem && <Mensagem mensagem={mensagem} />}
      {linhas && <Linhas linhas={linhas} />}
      {partes.length > 0 && <Partes peca={peca} partes={partes} />}
      {!mensagem && !linhas && partes.length === 0 && motivo === undefined && (
        <EmptyState icon={FolderOpen} title={text('pecaTela.dentro.vazio')}>
          {text('pecaTela.dentro.vazioTexto')}
        </EmptyState>
      )}
      {haMais && <p className="xs mut">{text('pecaTela.dentro.haMais')}</p>}
    </>
  );
};

const Mensagem = ({ mensagem }: { readonly mensagem: NonNullable<DentroDaPeca['mensagem']> }) => {
  const text = useText();
  const { de, para, copia, assunto, data, texto } = mensagem;
  return (
    <article className={styles.mensagem} aria-label={text('pecaTela.dentro.mensagem')}>
      <Facts
        items={[
          [text('pecaTela.dentro.de'), de],
          [text('pecaTela.dentro.para'), para],
          [text('pecaTela.dentro.copia'), copia],
          [text('pecaTela.dentro.assunto'), assunto],
          [text('pecaTela.dentro.data'), data && formatMinute(data)],
        ]}
      />
      <pre tabIndex={0}>{texto}</pre>
    </article>
  );
};

const Linhas = ({ linhas }: { readonly linhas: readonly (readonly string[])[] }) => {
  const text = useText();
  const [head = [], ...rest] = linhas;
  return (
    <div className={styles.tabela} tabIndex={0} role="region" aria-label={text('pecaTela.dentro.planilha')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rest.map((cells, line) => (
            <tr key={line}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface PartesProps {
  readonly peca: PecaArquivo;
  readonly partes: readonly PartePeca[];
}

const Partes = ({ peca: { id, junta }, partes }: PartesProps) => {
  const text = useText();
  const may = useCan('pecaIncluir');
  const [busy, setBusy] = useState<string>();
  const juntar = useAct(pecaApi.juntarParte, { refresh: contentReads, ownError: true });
  const join = async (caminho: string): Promise<void> => {
    if (!junta) return;
    setBusy(caminho);
    try {
      const { peca = '' } = await juntar.act({ params: { id }, body: { caminho, destinoId: junta.id } });
      notify(text('pecaTela.dentro.juntado', { nome: caminho.split('/').at(-1) ?? caminho, peca }));
    } catch (problem) {
      notifyProblem(problem);
    } finally {
      setBusy(undefined);
    }
  };
  const offered = may && junta !== undefined;
  return (
    <section className={styles.dentro} aria-label={text('pecaTela.dentro.partes')}>
      <h3 className="sm">{text('pecaTela.dentro.total', { count: partes.length })}</h3>
      <Arvore
        ramos={treeOf(partes)}
        busy={busy}
        onJoin={offered ? (caminho) => void join(caminho) : undefined}
      />
    </section>
  );
};

interface ArvoreProps {
  readonly ramos: readonly Ramo[];
  readonly busy: string | undefined;
  readonly onJoin: ((caminho: string) => void) | undefined;
}

const Arvore = ({ ramos, busy, onJoin }: ArvoreProps) => {
  const text = useText();
  return (
    <ul className={styles.arvore}>
      {ramos.map((ramo) =>
        ramo.parte ? (
          <li key={`a ${ramo.nome}`}>
            {ramo.nome} <span className="xs mut num">{formatBytes(ramo.parte.tamanho)}</span>{' '}
            {onJoin && (
              <IconAction
                size="small"
                icon={FolderPlus}
                label={text('pecaTela.dentro.juntar', { nome: ramo.nome })}
                disabled={busy !== undefined}
                onClick={() => onJoin(ramo.parte?.caminho ?? '')}
              />
            )}
          </li>
        ) : (
          <Pasta key={`p ${ramo.nome}`} ramo={ramo} busy={busy} onJoin={onJoin} />
        ),
      )}
    </ul>
  );
};

const Pasta = ({ ramo, ...rest }: Omit<ArvoreProps, 'ramos'> & { readonly ramo: Ramo }) => {
  const [open, setOpen] = useState(true);
  return (
    <li>
      <Button size="small" variant="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {ramo.nome}/
      </Button>
      {open && <Arvore ramos={ramo.ramos} {...rest} />}
    </li>
  );
};
