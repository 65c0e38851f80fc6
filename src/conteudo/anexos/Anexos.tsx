import Button from '@mui/material/Button';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { anexoApi } from '#schemas/api/anexo.ts';
import type { Anexo, Anexos as AnexosLidos } from '#schemas/shapes/anexo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { AnexoRow } from './AnexoRow.tsx';
import { JuntarDialog } from './JuntarDialog.tsx';
import { PreviaDialog } from './PreviaDialog.tsx';
import { RetirarDialog } from './RetirarDialog.tsx';
import styles from './Anexos.module.css';

interface Folder {
  readonly pasta: string;
  readonly itens: readonly Anexo[];
}

const keyOf = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Attachments by folder, in the order in which they come; "Notas" and "notas" are one. */
const byFolder = (itens: readonly Anexo[]): readonly Folder[] => {
  const folders = new Map<string, { pasta: string; itens: Anexo[] }>();
  for (const anexo of itens) {
    const key = keyOf(anexo.pasta);
    const folder = folders.get(key) ?? { pasta: anexo.pasta, itens: [] };
    folder.itens.push(anexo);
    folders.set(key, folder);
  }
  return [...folders.values()];
};

interface AnexosProps {
  readonly conteudoId: number;
  /** It was concluded: taking one away asks for a reason. */
  readonly concluido: boolean;
  /** Kind of the content; without it, a document. */
  readonly tipo?: number;
}

/** The files joined to a content, folder by folder; whoever may joins more and takes them away. */
export const Anexos = ({ tipo = tipoConteudo.documento, ...content }: AnexosProps) => {
  const { data, error, refetch } = useRead(
    anexoApi.listar,
    { params: { id: content.conteudoId } },
    { ownError: true },
  );
  if (data) return <Pastas {...content} tipo={tipo} anexos={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={3} />;
};

const Pastas = ({
  conteudoId,
  concluido,
  tipo,
  anexos,
}: Required<AnexosProps> & { readonly anexos: AnexosLidos }) => {
  const text = useText();
  const [joining, setJoining] = useState(false);
  const [shown, setShown] = useState<Anexo>();
  const [removing, setRemoving] = useState<Anexo>();
  const { itens, juntar } = anexos;
  const folders = byFolder(itens);
  const join = juntar.permitida && (
    <Button size="small" startIcon={<Paperclip aria-hidden="true" />} onClick={() => setJoining(true)}>
      {text('anexos.juntar')}
    </Button>
  );
  return (
    <div className={styles.anexos}>
      {itens.length === 0 ? (
        <EmptyState icon={Paperclip} title={text('anexos.vazio')} action={join}>
          {juntar.motivo ?? text('anexos.vazioTexto')}
        </EmptyState>
      ) : (
        <>
          {juntar.permitida && <div className={styles.top}>{join}</div>}
          {folders.map(({ pasta, itens: inside }) => (
            <section key={pasta} aria-label={pasta}>
              <h2 className={styles.folder}>
                <span className="grow">{pasta}</span>
                <span className="xs mut num">{text('anexos.naPasta', { count: inside.length })}</span>
              </h2>
              <ul className={styles.list}>
                {inside.map((anexo) => (
                  <AnexoRow
                    key={anexo.id}
                    conteudoId={conteudoId}
                    tipo={tipo}
                    anexo={anexo}
                    onShow={setShown}
                    onRemove={setRemoving}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {joining && (
        <JuntarDialog
          conteudoId={conteudoId}
          pastas={folders.map(({ pasta }) => pasta)}
          onClose={() => setJoining(false)}
        />
      )}
      {shown && <PreviaDialog conteudoId={conteudoId} anexo={shown} onClose={() => setShown(undefined)} />}
      <RetirarDialog
        conteudoId={conteudoId}
        anexo={removing}
        comMotivo={concluido}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  );
};
