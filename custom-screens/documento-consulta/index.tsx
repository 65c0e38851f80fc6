import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { documentoApi } from '#schemas/api/documento.ts';
import { formularioApi } from '#schemas/api/formulario.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { download, saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { consultaPath, vinculadoPath } from '#src/conteudo/content-path.ts';
import { useCan } from '#src/session/Can.tsx';
import { later } from '#src/ui/later.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { DocumentActions } from './components/DocumentActions.tsx';
import { DocumentHeader } from './components/DocumentHeader.tsx';
import { ExclusaoPedida } from '#src/conteudo/ExclusaoPedida.tsx';
import { FluxoDoConteudo } from '#src/conteudo/fluxo/FluxoDoConteudo.tsx';
import { FichaImpressa } from './components/FichaImpressa.tsx';
import { GuardarModelo } from './components/GuardarModelo.tsx';
import { Leitor } from './components/Leitor.tsx';
import { MinutaDeTeste } from './components/MinutaDeTeste.tsx';
import { Partes, type Parte } from './components/Partes.tsx';
import { VersaoAntiga } from './components/VersaoAntiga.tsx';
import { copyText } from '#src/conteudo/consulta/copy-text.ts';
import { paperActions } from './paper-actions.ts';
import { openFile } from '#src/data/open-file.ts';
import { useDocumento, usePdfDoDocumento } from './queries.ts';
import { asAsked, lastTwo, versionsAsked } from './comparacao/versions-asked.ts';
import { useConsulted } from '#src/conteudo/use-consulted.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import styles from '#src/conteudo/Consulta.module.css';

/**
 * Prints a PDF through the browser's own reader, in a frame that nobody sees.
 * @returns false where the browser shows no PDF by itself
 */
const printFile = (file: Blob): boolean => {
  if (!navigator.pdfViewerEnabled) return false;
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
  frame.src = url;
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // the dialog of printing reads the frame as long as it is open
  const remove = (): void => {
    frame.remove();
    URL.revokeObjectURL(url);
  };
  setTimeout(remove, 10 * 60_000);
  return true;
};

/** Not before it is asked for: it brings what compares texts. */
const CompararVersoes = later(() =>
  import('./comparacao/CompararVersoes.tsx').then((module) => module.CompararVersoes),
);

/** One document: what it is, what may be done with it, its paper, its history. */
export const DocumentoConsulta = () => {
  const text = useText();
  const id = Number(useParams().id);
  const versao = Number(useSearchParams()[0].get('versao') ?? 0);
  const read = useDocumento(
    Number.isSafeInteger(id) && id > 0 ? id : 0,
    Number.isSafeInteger(versao) ? versao : 0,
  );
  if (read.data) return <Consulta key={id} documento={read.data} />;
  return (
    <ConteudoAusente
      read={read}
      words={{
        page: text('consulta.pagina'),
        failed: text('consulta.falhou'),
        missing: text('consulta.naoEncontrado'),
        missingText: text('consulta.naoEncontradoTexto'),
      }}
    />
  );
};

const Consulta = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const navigate = useNavigate();
  const mayWrite = useCan('documentoIncluir');
  const [keeping, setKeeping] = useState(false);
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const pdf = usePdfDoDocumento(documento);
  useConsulted(documento.id);
  useReleaseOnLeave(documento);
  const known = documento.versoes.map(({ numero }) => numero);
  const present = Math.max(...known);
  const compared = versionsAsked(search.get('comparar'), known);
  const part = partOf(search.get('aba'), narrow);
  const change = (name: string, value: string | undefined): void =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      // the list that it was opened from stays known
      { replace: name !== 'versao', state },
    );
  const onVersion = (numero: number): void =>
    change('versao', numero === present ? undefined : String(numero));
  const onDownload = (): void => {
    if (pdf.data) saveFile(pdf.data, `${documento.numero ?? documento.id}.pdf`);
  };
  const onOpen = (): void => {
    if (pdf.data) openFile(pdf.data.blob);
  };
  const onPrint = (): void => {
    if (pdf.data && !printFile(pdf.data.blob)) onOpen();
  };
  const paper = paperActions({
    documento,
    mayWrite,
    text,
    onDownload,
    onOriginal: () =>
      void download(documentoApi.original, { params: { id: documento.id } }, { ownDenial: true }).catch(
        notifyProblem,
      ),
    onFilled: () =>
      void download(
        formularioApi.preenchido,
        { params: { a: documento.id, b: documento.numeroVersao } },
        { ownDenial: true },
      ).catch(notifyProblem),
    onData: () =>
      void download(formularioApi.fdf, { params: { id: documento.id } }, { ownDenial: true }).catch(
        notifyProblem,
      ),
    onSheet: () =>
      void download(
        formularioApi.planilha,
        { params: { id: documento.modelo.id }, query: { formato: 'xlsx' } },
        { ownDenial: true },
      ).catch(notifyProblem),
    onPrintRecord: () => print(),
    onTied: () => void navigate(vinculadoPath(documento.id)),
    onKeepModel: () => setKeeping(true),
    onCopyAddress: () =>
      void copyText(
        new URL(consultaPath(documento.id, documento.tipo).slice(1), document.baseURI).href,
        text('consulta.endereco'),
      ),
  });
  const reader = (
    <Leitor
      documento={documento}
      file={pdf.data}
      error={pdf.error}
      onRetry={() => void pdf.refetch()}
      onDownload={onDownload}
      onOpen={onOpen}
      onVersion={onVersion}
    />
  );
  return (
    <div className={styles.page}>
      <DocumentHeader documento={documento} />
      <div className={styles.bar}>
        <DocumentActions
          documento={documento}
          paper={paper}
          onPrint={onPrint}
          onSigners={() => change('aba', 'andamento')}
        />
      </div>
      <ExclusaoPedida conteudo={documento} />
      <FluxoDoConteudo id={documento.id} />
      {documento.teste && <MinutaDeTeste />}
      {documento.numeroVersao !== present && <VersaoAntiga documento={documento} />}
      <div className={styles.body}>
        {!narrow && reader}
        <Partes
          documento={documento}
          part={part}
          onPart={(next) => change('aba', next)}
          onVersion={onVersion}
          onCompare={() => change('comparar', asAsked(lastTwo(known)))}
          reader={narrow ? reader : undefined}
        />
      </div>
      <FichaImpressa documento={documento} />
      {keeping && <GuardarModelo documento={documento} onClose={() => setKeeping(false)} />}
      {compared && (
        <CompararVersoes
          documento={documento}
          versoes={compared}
          onChange={(versoes) => change('comparar', asAsked(versoes))}
          onClose={() => change('comparar', undefined)}
        />
      )}
    </div>
  );
};

const partOf = (asked: string | null, narrow: boolean): Parte => {
  if (asked === 'dados' || asked === 'andamento' || asked === 'anexos' || asked === 'comentarios')
    return asked;
  return narrow ? 'documento' : 'andamento';
};
