import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Placed } from './find-help.ts';
import { Prose } from './Prose.tsx';
import styles from './Help.module.css';

interface HelpSectionProps {
  readonly placed: Placed;
  readonly term: string;
  readonly onBack: () => void;
}

/** One section of a guide, read in the panel. */
export const HelpSection = ({ placed: { guide, section }, term, onBack }: HelpSectionProps) => {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), [section]);
  return (
    <>
      <Button size="small" variant="text" startIcon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
        {text('ajuda.voltar')}
      </Button>
      <p className="xs mut">{guide.title}</p>
      <h3 ref={title} tabIndex={-1} className={styles.title} lang="pt-BR">
        {section.title}
      </h3>
      <Prose blocks={section.blocks} term={term} />
    </>
  );
};
