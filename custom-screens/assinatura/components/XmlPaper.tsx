import { useEffect, useState } from 'react';
import { decodeXml } from '#schemas/xml/decode-xml.ts';
import { XmlError } from '#schemas/xml/read-xml.ts';
import type { HttpFile } from '#src/data/http.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Assinatura.module.css';

/** What is signed of an attachment, to be read. */
export interface AttachmentPaperProps {
  readonly file: HttpFile | undefined;
  readonly title: string;
  readonly error: HttpProblem | null;
  readonly onRetry: () => void;
}

/** An XML as it is written: every sign that is signed can be read. */
export const XmlPaper = ({ file, title, error, onRetry }: AttachmentPaperProps) => {
  const blob = file?.blob;
  const text = useText();
  const [content, setContent] = useState<string | false>();
  useEffect(() => {
    let left = false;
    void blob?.arrayBuffer().then((bytes) => {
      if (!left) setContent(readable(new Uint8Array(bytes)));
    });
    return () => {
      left = true;
    };
  }, [blob]);
  return (
    <div className={styles.xml} tabIndex={0} role="region" aria-label={title}>
      {error && <ErrorState error={error} onRetry={onRetry} />}
      {content === undefined && !error && <ListSkeleton rows={6} />}
      {content === false && <Note tone="rubro">{text('assinarCertificado.xml.ilegivel')}</Note>}
      {typeof content === 'string' && <pre>{content}</pre>}
    </div>
  );
};

const readable = (bytes: Uint8Array): string | false => {
  try {
    return decodeXml(bytes).text;
  } catch (error) {
    if (error instanceof XmlError) return false;
    throw error;
  }
};
