import { legalZoneName } from '#schemas/legal-zone.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { verificacaoApi } from '#schemas/api/verificacao.ts';
import { ConferirArquivo } from '#src/conteudo/certificado/ConferirArquivo.tsx';
import { useRead } from '#src/data/query.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PublicFrame, PublicHeading } from '#src/session/PublicFrame.tsx';
import { WayIn } from '#src/session/WayIn.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { CodeForm } from './components/CodeForm.tsx';
import { FileDrop } from './components/FileDrop.tsx';
import { FileResult } from './components/FileResult.tsx';
import { Outcome } from './components/Outcome.tsx';
import { settle, useFileCheck } from './use-file-check.ts';
import { readTypedCode } from './verification-code.ts';
import styles from './components/Verificar.module.css';

/** Anybody checks here whether a document is authentic, by its code or by its file, without signing in. */
export const Verificar = () => {
  const text = useText();
  usePageTitle(text('verificar.pagina'));
  const typed = useParams().codigo ?? '';
  const reading = readTypedCode(typed);
  const codigo = 'codigo' in reading ? reading.codigo : typed;
  const asked = typed !== '';
  const narrow = useMediaQuery('(max-width: 959px)', { noSsr: true });
  const read = useRead(
    verificacaoApi.verificar,
    { params: { codigo } },
    { ownError: true, enabled: asked, staleTime: 0 },
  );
  const shown = asked ? read.data : undefined;
  const file = useFileCheck(shown);
  const [chosen, setChosen] = useState<File>();
  const check = settle(file.check, shown);
  const result = useRef<HTMLDivElement>(null);
  const arrived = asked && !read.isFetching;
  // who asked by the form is taken to the answer; who came by the QR code begins at the top
  const first = useRef(true);
  useEffect(() => {
    if (arrived && !first.current) result.current?.focus();
    if (arrived || !asked) first.current = false;
  }, [arrived, asked, codigo]);
  const ask = (
    <div key="ask" className={styles.ask}>
      <CodeForm
        key={codigo}
        initial={codigo}
        busy={asked && read.isFetching}
        onSame={() => void read.refetch()}
        onAsk={file.forget}
      />
      <p className={styles.or}>{text('verificar.ouArquivo')}</p>
      <FileDrop
        onFile={(one) => {
          setChosen(one);
          void file.start(one);
        }}
      />
    </div>
  );
  const answer = (
    <div key="answer" ref={result} tabIndex={-1} className={styles.answer} aria-live="polite">
      {check && <FileResult check={check} />}
      {chosen && check?.kind === 'feito' && (
        <ConferirArquivo key={check.sha256} file={chosen} door="publico" />
      )}
      <Outcome read={read} asked={asked} checked={check !== undefined} />
    </div>
  );
  return (
    <PublicFrame
      service={text('verificar.servico')}
      side={<WayIn />}
      footer={
        <span>
          {shown
            ? text('verificar.consultadoEm', {
                quando: formatMoment(shown.consultadoEm),
                fuso: legalZoneName(),
              })
            : text('verificar.rodape', { fuso: legalZoneName() })}
        </span>
      }
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <PublicHeading title={text('verificar.titulo')} lead={text('verificar.texto')} />
        </div>
        {/* on a telephone who came by the QR code reads the answer first */}
        {narrow && asked ? [answer, ask] : [ask, answer]}
      </div>
    </PublicFrame>
  );
};
