import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FolderLock, SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { processoApi } from '#schemas/api/processo.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { useSession } from '#src/session/session-store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { classes } from '#src/ui/classes.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '#src/conteudo/Cadastro.module.css';
import { useNovoProcesso } from './use-novo-processo.ts';

/** A new process: of which type, about what. */
export const ProcessoCadastro = () => {
  const text = useText();
  const [busca, setBusca] = useState('');
  const q = useDeferredValue(busca.trim());
  const tipos = useRead(
    processoApi.tipos,
    { query: { q, pageSize: 100 } },
    { ownError: true, keepPrevious: true },
  );
  const novo = useNovoProcesso();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toList = (): void =>
    list.current?.querySelector<HTMLInputElement>('input:checked, input[type=radio]')?.focus();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = await novo.create();
    if (missing === 'tipo') toList();
    if (missing === 'assunto') field.current?.focus();
  };
  // what an earlier search found nothing of is not what there is
  if (q === '' && !tipos.isPlaceholderData && tipos.data?.itens.length === 0) return <SemTipos />;
  return (
    <>
      <PageHeader
        title={text('processoEdicao.novo.titulo')}
        pageName={text('processoEdicao.novo.pagina')}
        subtitle={text('processoEdicao.novo.subtitulo')}
      />
      <div className={styles.page}>
        <Sheet flush>
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
              label={text('processoEdicao.novo.pesquisar')}
              value={busca}
              onChange={setBusca}
              onSearch={toList}
            />
            <span className="sm mut num" role="status">
              {tipos.data && text('processoEdicao.novo.achados', { count: tipos.data.itens.length })}
            </span>
          </div>
          <div ref={list} className={styles.list} aria-busy={tipos.isFetching}>
            {tipos.isPending && <ListSkeleton rows={6} />}
            {tipos.isError && (
              <ErrorState
                error={tipos.error}
                title={text('processoEdicao.novo.falhou')}
                onRetry={() => void tipos.refetch()}
              />
            )}
            {tipos.data?.itens.length === 0 && (
              <EmptyState icon={SearchX} title={text('processoEdicao.novo.nenhum')}>
                {text('processoEdicao.novo.nenhumTexto')}
              </EmptyState>
            )}
            {novo.errors.tipo !== undefined && (
              <p className={styles.error} role="alert">
                {novo.errors.tipo}
              </p>
            )}
            <div className={styles.cards} role="radiogroup" aria-label={text('processoEdicao.novo.tipos')}>
              {tipos.data?.itens.map(({ id, nome, sigla, descricao }) => (
                <ChoiceCard
                  key={id}
                  group="tipo"
                  sigla={sigla || undefined}
                  nome={nome}
                  descricao={descricao || undefined}
                  checked={novo.tipo === id}
                  onChoose={() => novo.choose(id)}
                />
              ))}
            </div>
          </div>
        </Sheet>
        <Sheet className={classes(styles.form, novo.tipo !== undefined && styles.chosen)}>
          <form className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              inputRef={field}
              label={text('processoEdicao.novo.assunto')}
              value={novo.assunto}
              multiline
              minRows={2}
              error={novo.errors.assunto !== undefined}
              helperText={novo.errors.assunto}
              slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
              onChange={(event) => novo.write(event.target.value.replace(/\n/g, ' '))}
            />
            {novo.parteDe !== undefined && <p className="sm sub">{text('processoEdicao.novo.parteDe')}</p>}
            {novo.errors.refusal !== undefined && (
              <p className={styles.error} role="alert">
                {novo.errors.refusal}
              </p>
            )}
            <Button type="submit" variant="contained" className={styles.create} loading={novo.busy}>
              {text('processoEdicao.novo.abrir')}
            </Button>
          </form>
        </Sheet>
      </div>
      <LeaveGuard when={novo.unsaved} name={text('processoEdicao.novo.pagina')} />
    </>
  );
};

/** To somebody who may open no type at all: why, and who can change it, instead of a form that nothing comes of. */
const SemTipos = () => {
  const text = useText();
  const units = useSession()?.dados.listaUsuarioDepartamento.length ?? 0;
  const mayRead = useCan('tipoProcessoListar');
  return (
    <>
      <PageHeader title={text('processoEdicao.novo.titulo')} pageName={text('processoEdicao.novo.pagina')} />
      <div className={styles.alone}>
        <Sheet flush>
          <EmptyState
            icon={FolderLock}
            title={text('processoEdicao.novo.semTipos')}
            action={
              mayRead && (
                <Button component={Link} to="/administracao/tipo-processo">
                  {text('processoEdicao.novo.verTipos')}
                </Button>
              )
            }
          >
            {text(units > 1 ? 'processoEdicao.novo.semTiposUnidades' : 'processoEdicao.novo.semTiposTexto')}
          </EmptyState>
        </Sheet>
      </div>
    </>
  );
};
