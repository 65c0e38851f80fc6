import { useEffect, useState } from 'react';
import { decodeText } from '#schemas/decode-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { mostLetters } from './most-letters.ts';
import styles from './Anexos.module.css';

interface PreviaProps {
  readonly blob: Blob;
  readonly tipo: string;
  readonly nome: string;
}

/** A picture or a text, inside the page. */
export const Previa = ({ blob, tipo, nome }: PreviaProps) =>
  tipo.startsWith('image/') ? <Imagem blob={blob} nome={nome} /> : <Texto blob={blob} />;

const Imagem = ({ blob, nome }: { readonly blob: Blob; readonly nome: string }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address === undefined ? null : <img src={address} alt={nome} className={styles.imagem} />;
};

const Texto = ({ blob }: { readonly blob: Blob }) => {
  const text = useText();
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let gone = false;
    void blob
      .slice(0, mostLetters)
      .arrayBuffer()
      .then((read) => !gone && setWords(decodeText(read)));
    return () => {
      gone = true;
    };
  }, [blob]);
  return words === undefined ? (
    <p className="sub">{text('anexos.previa.lendo')}</p>
  ) : (
    <pre className={styles.palavras} tabIndex={0}>
      {words}
    </pre>
  );
};
