import { useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';

/** Fields of the page whose text is not chosen yet, by the id of their box, with what makes each say so. */
const waiting = new Map<string, () => void>();

const focus = (box: HTMLElement): void => box.focus();

/**
 * Whether a field of the page, or of the dialog over it, still has text that was typed and not chosen: it says so and
 * takes the focus. What is sent by a form asks by itself; what is sent without one asks this first.
 */
export const heldByTypedChoice = (show = focus): boolean => {
  const layer = [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden)')].at(-1) ?? document;
  for (const [id, tell] of waiting) {
    const box = document.getElementById(id);
    if (!box || !layer.contains(box)) continue;
    tell();
    show(box);
    return true;
  }
  return false;
};

interface List {
  readonly searching: boolean;
  readonly empty: boolean;
}

/** A key that the chooser still acts upon, unless told not to. */
type ChooserKey = KeyboardEvent & { defaultMuiPrevented?: boolean | undefined };

interface TypedField {
  /** Under the field, once the person went on without choosing. */
  readonly problem: string | undefined;
  /** For the chooser; the id of its box among them. */
  readonly props: {
    readonly id: string;
    readonly inputValue: string;
    readonly onInputChange: (event: SyntheticEvent | null, next: string, reason: string) => void;
    readonly onKeyDown: (event: ChooserKey) => void;
  };
}

/**
 * What is typed in a field that chooses from a list: the text is never lost without a word and never sent in the place
 * of a choice. Enter is of the list while something is being looked for; left behind, the text stays and says so.
 * @param shown what the box shows of its choice: nothing where the choices are tags
 * @returns what is being looked for, and what the field is given once its list is known
 */
export const useTypedChoice = (
  id: string,
  shown: string,
): { readonly typed: string; readonly fieldOf: (list: List) => TypedField } => {
  const text = useText();
  const [written, setWritten] = useState(shown);
  const [former, setFormer] = useState(shown);
  const [told, setTold] = useState(false);
  if (former !== shown) {
    setFormer(shown);
    setWritten(shown);
  }
  const typed = written === shown ? '' : written.trim();
  const unchosen = typed !== '';
  useEffect(() => {
    if (!unchosen) return;
    const box = document.getElementById(id);
    const form = box instanceof HTMLInputElement ? box.form : null;
    const refuse = (event: SubmitEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setTold(true);
      box?.focus();
    };
    waiting.set(id, () => setTold(true));
    // before whoever sends hears of it
    form?.addEventListener('submit', refuse, true);
    return () => {
      waiting.delete(id);
      form?.removeEventListener('submit', refuse, true);
    };
  }, [id, unchosen]);
  const fieldOf = ({ searching, empty }: List): TypedField => ({
    problem:
      told && unchosen
        ? text(empty && !searching ? 'ui.escolha.semAchado' : 'ui.escolha.porEscolher', { texto: typed })
        : undefined,
    props: {
      id,
      inputValue: written,
      onInputChange: (_, next, reason) => {
        if (reason === 'blur') {
          setTold(true);
          // emptied and left, a field that may not be empty shows its choice again
          if (!unchosen) setWritten(shown);
        } else if (reason === 'selectOption') {
          // what was chosen is text no more, also where it goes elsewhere and the box stays without a choice
          setWritten(shown);
          setTold(false);
        } else if (reason !== 'reset') {
          setWritten(next);
          setTold(false);
        }
      },
      onKeyDown: (event) => {
        const narrowed = unchosen || shown === '';
        if (
          event.key === 'ArrowDown' &&
          !event.altKey &&
          narrowed &&
          reachFirst(document.getElementById(id))
        ) {
          event.preventDefault();
          event.defaultMuiPrevented = true;
        }
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(unchosen || searching)) return;
        event.preventDefault();
        setTold(true);
      },
    },
  });
  return { typed, fieldOf };
};

/** What the chooser puts on an option that was reached by the arrows. */
const reached = 'Mui-focusVisible';

/**
 * Enter takes the first option without any arrow, so it is marked as soon as it is offered. The first arrow down would
 * then go past it, to an option nobody aimed at. That arrow only reaches the first option; the next one moves on.
 */
const reachFirst = (box: HTMLElement | null): boolean => {
  if (box?.getAttribute('aria-expanded') !== 'true') return false;
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  if (active?.dataset['optionIndex'] !== '0' || active.classList.contains(reached)) return false;
  active.classList.add(reached);
  return true;
};

/** For a box that says by itself what describes it: the word under the field comes too. */
export const typedAria = (
  id: string,
  problem: string | undefined,
  aria: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  problem === undefined
    ? {}
    : {
        'aria-invalid': true,
        'aria-describedby': [aria['aria-describedby'], `${id}-helper-text`].filter(Boolean).join(' '),
      };
