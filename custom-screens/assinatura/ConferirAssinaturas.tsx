import { useState } from 'react';
import { ConferirArquivo } from '#src/conteudo/certificado/ConferirArquivo.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import styles from './components/Assinatura.module.css';

const accept = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'application/pkcs7-signature': ['.p7s', '.p7m'],
};

/** Whatever signed file somebody has, judged point by point; it is kept nowhere. */
export const ConferirAssinaturas = () => {
  const text = useText();
  const [chosen, setChosen] = useState<{ readonly file: File; readonly turn: number }>();
  return (
    <>
      <PageHeader
        title={text('conferencia.arquivo.pagina')}
        subtitle={text('conferencia.arquivo.texto')}
        crumbs={[
          { label: text('assinatura.tela.crumb'), to: '/principal/assinatura' },
          { label: text('conferencia.arquivo.pagina') },
        ]}
      />
      <div className={styles.checking}>
        <FileDrop
          label={text('conferencia.arquivo.arquivo')}
          kinds={text('conferencia.arquivo.tipos')}
          accept={accept}
          multiple={false}
          disabled={false}
          onChoose={([file]) => file && setChosen((now) => ({ file, turn: (now?.turn ?? 0) + 1 }))}
        />
        {chosen && <ConferirArquivo key={chosen.turn} file={chosen.file} door="interno" atOnce />}
      </div>
    </>
  );
};
