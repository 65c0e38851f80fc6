import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { processoPecasApi } from '#schemas/api/processo-pecas.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ConteudoDaPeca } from '#schemas/shapes/processo-pecas.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { movedTo } from '../in-order.ts';
import { processoName } from '../processo-name.ts';
import type { ProcessoActs } from '../use-processo-acts.ts';
import styles from '../Processo.module.css';
import { InOrder } from './InOrder.tsx';

interface JuntarDocumentoProps {
  readonly processo: Processo;
  readonly acts: ProcessoActs;
  readonly onClose: () => void;
}

/** As many as are offered without a word to look for. */
const offered = 30;
/** Milliseconds without a key before it is asked. */
const pause = 250;

/** Marks concluded documents and joins them as the next pieces, in the order in which they were marked or put. */
export const JuntarDocumento = ({ processo, acts, onClose }: JuntarDocumentoProps) => {
  const text = useText();
  const titleId = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly ConteudoDaPeca[]>([]);
  const q = useSettled(words.trim(), pause);
  const found = useRead(
    processoPecasApi.documentosPossiveis,
    { params: { id: processo.id }, query: { q, pageSize: offered } },
    { ownError: true, keepPrevious: true },
  );
  // what was joined meanwhile is offered no more, whatever was read before
  const joined = new Set(
    processo.pecas.flatMap(({ situacao, conteudo }) => (situacao === 'JUNTADA' ? (conteudo?.id ?? []) : [])),
  );
  const possible = found.data?.itens.filter(({ id }) => !joined.has(id));
  const { busy, error, refuse, run } = useRefusable(onClose);
  // what was joined leaves the list: the first of the rest is the one that was refused
  const [next] = chosen;
  const confirm = (): void => {
    if (chosen.length === 0) refuse(text('processoConsulta.juntar.escolha'));
    else
      void run(() => acts.juntar(chosen, ({ id }) => setChosen((rest) => rest.filter((it) => it.id !== id))));
  };
  const mark = (documento: ConteudoDaPeca, marked: boolean): void => {
    setChosen(marked ? [...chosen, documento] : chosen.filter(({ id }) => id !== documento.id));
    refuse(undefined);
  };
  return (
    <ConfirmDialog
      open
      title={text('processoConsulta.juntar.titulo', { processo: processoName(processo) })}
      confirmLabel={text('processoConsulta.juntar.confirmar', { count: chosen.length })}
      busy={busy}
      error={
        error !== undefined && next
          ? text('processoConsulta.juntar.parou', { documento: itemName(next), motivo: error })
          : error
      }
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('processoConsulta.juntar.texto')}</p>
      <div className={styles.searching}>
        <SearchField label={text('processoConsulta.juntar.procurar')} value={words} onChange={setWords} />
      </div>
      <fieldset className={styles.offered} aria-busy={found.isFetching} disabled={busy}>
        <legend className="vh">{text('processoConsulta.juntar.campo')}</legend>
        {found.isError && !found.data && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <ListSkeleton rows={4} />}
        {possible?.length === 0 && (
          <p className="sm sub" role="status">
            {text(q === '' ? 'processoConsulta.juntar.nenhum' : 'processoConsulta.juntar.nenhumAchado')}
          </p>
        )}
        {possible?.map((documento) => (
          <FormControlLabel
            key={documento.id}
            control={
              <Checkbox
                size="small"
                checked={chosen.some(({ id }) => id === documento.id)}
                onChange={(_, marked) => mark(documento, marked)}
              />
            }
            label={<Named documento={documento} />}
          />
        ))}
        {found.data?.totalExato === false && (
          <p className="xs mut">{text('processoConsulta.juntar.mais', { n: offered })}</p>
        )}
      </fieldset>
      {chosen.length > 1 && (
        <section aria-labelledby={titleId}>
          <h3 id={titleId} className={styles.orderTitle}>
            {text('processoConsulta.juntar.ordem')}
          </h3>
          <InOrder
            items={chosen}
            icon={FileText}
            keyOf={({ id }) => id}
            nameOf={itemName}
            ordering={!busy}
            onMove={(from, to) => {
              setChosen(movedTo(chosen, from, to));
              refuse(undefined);
            }}
          >
            {(documento) => <Named documento={documento} />}
          </InOrder>
        </section>
      )}
    </ConfirmDialog>
  );
};

const Named = ({ documento }: { readonly documento: ConteudoDaPeca }) => (
  <>
    <span className="id">{itemName(documento)}</span> <span className="sm sub">{documento.assunto}</span>
  </>
);
