import Button from '@mui/material/Button';
import { useDeferredValue, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { dossieApi } from '#schemas/api/dossie.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { TipoDossieCombo } from '#schemas/shapes/dossie.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { DossieFields } from '#src/conteudo/dossie/DossieFields.tsx';
import { emptyDossie } from '#src/conteudo/dossie/dossie-form.ts';
import { useDossieForm } from '#src/conteudo/dossie/use-dossie-form.ts';
import { EscolherTipo, useListOfTypes } from '#src/conteudo/tipos/EscolherTipo.tsx';
import { SemTipos } from '#src/conteudo/tipos/SemTipos.tsx';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { LeaveGuard } from '#src/session/LeaveGuard.tsx';
import { notify } from '#src/ui/notify.ts';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import pages from '#src/conteudo/Cadastro.module.css';

/** A new dossier: of which type, of whom or of what. What goes in it comes on its page, where it leads. */
export const DossieCadastro = () => {
  const text = useText();
  const navigate = useNavigate();
  const made = useRef(false);
  const { list, toList } = useListOfTypes();
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
  if (q === '' && !tipos.isPlaceholderData && tipos.data?.itens.length === 0) return <NenhumTipo />;
  return (
    <>
      <PageHeader
        title={text('dossieTela.novo.titulo')}
        pageName={text('dossieTela.novo.titulo')}
        subtitle={text('dossieTela.novo.subtitulo')}
      />
      <div className={pages.page}>
        <EscolherTipo
          tipos={tipos}
          palavras={{
            pesquisar: text('dossieTela.novo.pesquisar'),
            achados: tipos.data && text('dossieTela.novo.achados', { count: tipos.data.itens.length }),
            falhou: text('dossieTela.novo.falhou'),
            nenhum: text('dossieTela.novo.nenhum'),
            nenhumTexto: text('dossieTela.novo.nenhumTexto'),
            grupo: text('dossieTela.novo.tipos'),
          }}
          busca={busca}
          onBusca={setBusca}
          chosen={tipo?.id}
          onChoose={choose}
          error={semTipo ? text('dossieTela.novo.escolha') : undefined}
          describe={({ sobre, descricao }) =>
            [text(`dossieTela.sobre.${sobre}`), descricao].filter(Boolean).join('. ')
          }
          list={list}
        />
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

/** Why nothing can be opened, and who can change it. */
const NenhumTipo = () => {
  const text = useText();
  const mayRead = useCan('tipoDossieListar');
  return (
    <SemTipos
      title={text('dossieTela.novo.titulo')}
      pageName={text('dossieTela.novo.titulo')}
      semTipos={text('dossieTela.novo.semTipos')}
      verTipos={
        mayRead ? { to: '/administracao/tipo-dossie', texto: text('dossieTela.novo.verTipos') } : undefined
      }
    >
      {text('dossieTela.novo.semTiposTexto')}
    </SemTipos>
  );
};
