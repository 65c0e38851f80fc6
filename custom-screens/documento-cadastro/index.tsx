import { useDeferredValue, useRef, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { AssuntoForm } from './AssuntoForm.tsx';
import { ModeloList } from './ModeloList.tsx';
import { useModelos, useModelosProprios } from './queries.ts';
import { useNovoDocumento } from './use-novo-documento.ts';
import styles from '#src/conteudo/Cadastro.module.css';

/** A new document: which model, about what. */
export const DocumentoCadastro = () => <Cadastro />;

/** A new form: only the models that are filled. */
export const FormularioCadastro = () => <Cadastro formulario />;

const Cadastro = ({ formulario }: { readonly formulario?: true }) => {
  const text = useText();
  const [busca, setBusca] = useState('');
  const asked = useDeferredValue(busca.trim());
  const novo = useNovoDocumento();
  const modelos = useModelos(asked, novo.respondeA, formulario);
  const kept = useModelosProprios(asked).data?.itens ?? [];
  // what the person kept may be of any model
  const proprios = novo.respondeA !== undefined || formulario ? [] : kept;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const total = (modelos.data?.total ?? 0) + proprios.length;
  const toList = (): void =>
    list.current?.querySelector<HTMLInputElement>('input:checked, input[type=radio]')?.focus();
  if (novo.recusado !== undefined)
    return <ServerRefusal motivo={novo.recusado || text('editor.novo.vinculadoFalhou')} />;
  return (
    <>
      <PageHeader
        title={text(
          formulario
            ? 'editor.novo.formulario'
            : novo.respondeA !== undefined
              ? 'editor.novo.responder'
              : 'editor.novo.titulo',
        )}
        pageName={text('editor.novo.pagina')}
        subtitle={text(
          formulario
            ? 'editor.novo.formularioSubtitulo'
            : novo.respondeA !== undefined
              ? 'editor.novo.responderSubtitulo'
              : 'editor.novo.subtitulo',
        )}
      />
      <div className={styles.page}>
        <Sheet flush className={styles.models}>
          <div
            className={styles.search}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              toList();
            }}
          >
            <SearchField
              autoFocus
              label={text('editor.novo.pesquisar')}
              value={busca}
              onChange={setBusca}
              onSearch={toList}
            />
            <span className="sm mut num" role="status">
              {modelos.data && text('editor.novo.achados', { count: total })}
            </span>
          </div>
          <div ref={list} className={styles.list} aria-busy={modelos.isFetching}>
            {modelos.isPending && <ListSkeleton rows={8} />}
            {modelos.isError && (
              <ErrorState
                error={modelos.error}
                title={text('editor.novo.falhou')}
                onRetry={() => void modelos.refetch()}
              />
            )}
            {modelos.data && !modelos.isError && (
              <ModeloList
                modelos={modelos.data.itens}
                proprios={proprios}
                busca={busca.trim()}
                chosen={novo.modelo}
                error={novo.errors.modelo}
                onChoose={novo.choose}
                onGone={novo.gone}
                onGoOn={() => field.current?.focus()}
                onClear={() => setBusca('')}
              />
            )}
          </div>
        </Sheet>
        <AssuntoForm
          modelo={novo.modelo}
          assunto={novo.assunto}
          error={novo.errors.assunto}
          refusal={novo.errors.refusal}
          busy={novo.busy}
          vinculado={novo.vinculado}
          field={field}
          onChange={novo.write}
          onSubmit={() =>
            void novo.create().then((missing) => {
              if (missing === 'modelo') toList();
              if (missing === 'assunto') field.current?.focus();
            })
          }
        />
      </div>
      <LeaveGuard when={novo.unsaved} name={text('editor.novo.pagina')} />
    </>
  );
};
