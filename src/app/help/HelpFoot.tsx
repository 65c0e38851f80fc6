import Button from '@mui/material/Button';
import { BookOpen } from 'lucide-react';
import { appUrl } from '#src/data/api-url.ts';
import { useText } from '#src/i18n/use-text.ts';
import { aboutScreen, placedIn } from './find-help.ts';
import type { Guide } from './guide.ts';
import { FirstStepsAgain } from './FirstStepsAgain.tsx';
import styles from './Help.module.css';

interface HelpFootProps {
  /** The one that is being read. */
  readonly guide: Guide | undefined;
  readonly guides: readonly Guide[];
  readonly pathname: string;
}

/** The whole guide, to read apart or to print: the one that is being read, or that tells of the screen. */
export const HelpFoot = ({ guide, guides, pathname }: HelpFootProps) => {
  const text = useText();
  const [about] = aboutScreen(placedIn(guides), pathname);
  const whole = guide ?? about?.guide ?? guides[0];
  if (!whole) return null;
  return (
    <footer className={styles.foot}>
      <Button
        size="small"
        component="a"
        href={appUrl(`guia/${whole.name}.pdf`)}
        target="_blank"
        rel="noopener"
        startIcon={<BookOpen aria-hidden="true" />}
        aria-label={`${text('ajuda.guiaInteiro')}: ${text('ajuda.guiaInteiroAjuda', { guia: whole.title })}`}
      >
        {text('ajuda.guiaInteiro')}
      </Button>
      {/* who works here has more guides than one */}
      {guides.length > 1 && <FirstStepsAgain />}
    </footer>
  );
};
