import Button from '@mui/material/Button';
import { FolderLock, SearchX } from 'lucide-react';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dossieApi } from '#schemas/api/dossie.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { TipoDossieCombo } from '#schemas/shapes/dossie.ts';
import { ChoiceCard } from '#src/conteudo/ChoiceCard.tsx';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { DossieFields } from '#src/conteudo/dossie/DossieFields.tsx';
import { emptyDossie } from '#src/conteudo/dossie/dossie-form.ts';
import { useDossieForm } from '#src/conteudo/dossie/use-dossie-form.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import pages from '#src/conteudo/Cadastro.module.css';

/** A new dossier: of which type, of whom or of what. What goes in it comes on its page, where it leads. */
export const DossieCadastro = () => {
  const text = useText();
  const navigate = useNavigate();
  const made = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const [busca, setBusca] = useState('');
  const [tipo, setTipo] = useState<TipoDossieCombo>();
  const [semTipo, setSemTipo] = useState(false);
  const q = useDeferredValue(busca.trim());
  const tipos = useRead(
    dossieApi.tipos,
    { query: { q, pageSize: 100 } },
    { ownError: true, keepPrevious: true },
  );
  const criar = useAct(dossieApi.criar, { refresh: contentReads, ownError: true });
  const form = useDossieForm(emptyDossie, async (said) => {
    const { id, numero } = await criar.act({ body: { tipoDossieId: tipo?.id ?? 0, ...said } });
    made.current = true;
    notify(text('dossieTela.novo.feito', { numero }));
    void navigate(consultaPath(id, tipoConteudo.dossie), { replace: true, state: { incluir: true } });
  });
  const toList = (): void =>
    list.current?.querySelector<HTMLInputElement>('input:checked, input[type=radio]')?.focus();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setSemTipo(tipo === undefined);
    if (tipo === undefined) toList();
    else void form.submit();
  };
  const choose = (chosen: TipoDossieCombo): void => {
    setTipo(chosen);
    setSemTipo(false);
    const { assuntoClasse: classe, nivelAcesso, hipoteseLegal = '' } = chosen;
    form.onChange({ ...form.value, classe, nivelAcesso, hipoteseLegal });
  };
  // what an earlier search found nothing of is not what there is
  if (q === '' && !tipos.isPlaceholderData && tipos.data?.itens.length === 0) return <SemTipos />;
  return (
    <>
      <PageHeader
        title={text('dossieTela.novo.titulo')}
        pageName={text('dossieTela.novo.titulo')}
        subtitle={text('dossieTela.novo.subtitulo')}
      />
      <div className={pages.page}>
        <Sheet flush>
          <div
            className={pages.search}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              toList();
            }}
          >
            <SearchField
              autoFocus
              label={text('dossieTela.novo.pesquisar')}
              value={busca}
              onChange={setBusca}
              onSearch={toList}
            />
            <span className="sm mut num" role="status">
              {tipos.data && text('dossieTela.novo.achados', { count: tipos.data.itens.length })}
            </span>
          </div>
          <div ref={list} className={pages.list} aria-busy={tipos.isFetching}>
            {tipos.isPending && <ListSkeleton rows={4} />}
            {tipos.isError && (
              <ErrorState
                error={tipos.error}
                title={text('dossieTela.novo.falhou')}
                onRetry={() => void tipos.refetch()}
              />
            )}
            {tipos.data?.itens.length === 0 && (
              <EmptyState icon={SearchX} title={text('dossieTela.novo.nenhum')}>
                {text('dossieTela.novo.nenhumTexto')}
              </EmptyState>
            )}
            {semTipo && (
              <p className={pages.error} role="alert">
                {text('dossieTela.novo.escolha')}
              </p>
            )}
            <div className={pages.cards} role="radiogroup" aria-label={text('dossieTela.novo.tipos')}>
              {tipos.data?.itens.map((one) => (
                <ChoiceCard
                  key={one.id}
                  group="tipo"
                  sigla={one.sigla || undefined}
                  nome={one.nome}
                  descricao={[text(`dossieTela.sobre.${one.sobre}`), one.descricao]
                    .filter(Boolean)
                    .join('. ')}
                  checked={tipo?.id === one.id}
                  onChoose={() => choose(one)}
                />
              ))}
            </div>
          </div>
        </Sheet>
        <Sheet>
          <form className={pages.fields} noValidate onSubmit={send}>
            <DossieFields
              value={form.value}
              erros={form.erros}
              subject={form.subject}
              onChange={form.onChange}
            />
            <Button type="submit" variant="contained" className={pages.create} loading={form.busy}>
              {text('dossieTela.novo.abrir')}
            </Button>
          </form>
        </Sheet>
      </div>
      <LeaveGuard
        name={text('dossieTela.novo.titulo')}
        when={() => !made.current && form.value.assunto.trim() !== ''}
      />
    </>
  );
};

/** To somebody who may open no type at all: why, and who can change it, instead of a form that nothing comes of. */
const SemTipos = () => {
  const text = useText();
  const mayRead = useCan('tipoDossieListar');
  return (
    <>
      <PageHeader title={text('dossieTela.novo.titulo')} pageName={text('dossieTela.novo.titulo')} />
      <div className={pages.alone}>
        <Sheet flush>
          <EmptyState
            icon={FolderLock}
            title={text('dossieTela.novo.semTipos')}
            action={
              mayRead && (
                <Button component={Link} to="/administracao/tipo-dossie">
                  {text('dossieTela.novo.verTipos')}
                </Button>
              )
            }
          >
            {text('dossieTela.novo.semTiposTexto')}
          </EmptyState>
        </Sheet>
      </div>
    </>
  );
};
