import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { i18n } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { closeHelp, type HelpPart } from '#src/ui/help.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { useMenuOpened } from '#src/ui/menu-opened.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { placedIn, type Placed } from './find-help.ts';
import { guidesAt } from './guides.ts';
import { HelpFoot } from './HelpFoot.tsx';
import { HelpFound } from './HelpFound.tsx';
import { HelpOfScreen } from './HelpOfScreen.tsx';
import { HelpSection } from './HelpSection.tsx';
import styles from './Help.module.css';

/** What the guides say of the screen that is open, beside it; on a phone over it. It stays while the person goes about. */
export const HelpPanel = ({ part }: { readonly part: HelpPart }) => {
  const text = useText();
  const titleId = useId();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const signedIn = useSession() !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [reading, setReading] = useState<Placed>();
  const guides = guidesAt(pathname, signedIn);
  const all = placedIn(guides);
  const focusHeading = (): void => heading.current?.focus();
  useReturnedFocus();
  useMenuOpened(closeHelp);
  // another screen has a help of its own
  useEffect(() => setReading(undefined), [pathname]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const written = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (event.key === 'Escape' || (event.key === '?' && !written)) {
      event.preventDefault();
      event.stopPropagation();
      closeHelp();
    }
  };
  return (
    <Drawer
      anchor="right"
      // the page stays within reach where both fit
      variant={narrow ? 'temporary' : 'persistent'}
      open
      onClose={closeHelp}
      transitionDuration={0}
      slotProps={{
        // over the page it is a dialog, which has a name
        paper: narrow
          ? { className: styles.whole, 'aria-labelledby': titleId }
          : { className: styles.beside },
      }}
    >
      <aside aria-labelledby={titleId} className={styles.panel} data-own-keys="" onKeyDown={onKeyDown}>
        <header className={styles.head}>
          <Heading id={titleId} focus={part === 'tela'} ref={heading} />
          <IconAction icon={X} size="small" label={text('ui.fechar')} onClick={closeHelp} />
        </header>
        <div className={styles.search}>
          <SearchField small label={text('ajuda.procurar')} value={typed} onChange={setTyped} />
        </div>
        <div className={styles.body}>
          {i18n.language !== 'pt-BR' && <p className={styles.note}>{text('ajuda.portugues')}</p>}
          {reading ? (
            <HelpSection
              placed={reading}
              term={typed}
              onBack={() => {
                setReading(undefined);
                focusHeading();
              }}
            />
          ) : typed.trim() === '' ? (
            <HelpOfScreen all={all} pathname={pathname} part={part} onRead={setReading} />
          ) : (
            <HelpFound all={all} typed={typed} onRead={setReading} />
          )}
        </div>
        <HelpFoot guide={reading?.guide} guides={guides} pathname={pathname} />
      </aside>
    </Drawer>
  );
};

interface HeadingProps {
  readonly id: string;
  /** Whether it takes the focus as soon as it is there: over the page it comes later than the panel. */
  readonly focus: boolean;
  readonly ref: RefObject<HTMLHeadingElement | null>;
}

const Heading = ({ id, focus, ref }: HeadingProps) => {
  const text = useText();
  useEffect(() => {
    if (focus) ref.current?.focus();
  }, [focus, ref]);
  return (
    <h2 id={id} ref={ref} tabIndex={-1} className="grow">
      {text('ajuda.titulo')}
    </h2>
  );
};

/** What had the focus when the panel opened has it again when it closes, if the panel had it. */
const useReturnedFocus = (): void => {
  const before = useRef(document.activeElement);
  useEffect(() => {
    const opener = before.current;
    return () => {
      const now = document.activeElement;
      if (opener instanceof HTMLElement && (!now || now === document.body || now.closest('[data-own-keys]')))
        opener.focus();
    };
  }, []);
};
