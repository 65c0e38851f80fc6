import { useEffect, useRef } from 'react';

interface EditorKeys {
  readonly save: () => void;
  readonly conclude: () => void;
  readonly nextMarker: () => void;
}

/** Inside these the keys belong to them. */
const layers = '.MuiDialog-root, .MuiMenu-root';

/** Ctrl+S saves, Ctrl+Enter concludes, Alt+M goes to the next empty marker; anywhere on the screen. */
export const useEditorKeys = (keys: EditorKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      if (!document.querySelector(layers)) act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

const actOf = (event: KeyboardEvent, keys: EditorKeys): (() => void) | undefined => {
  const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (control && event.key.toLowerCase() === 's') return keys.save;
  if (control && event.key === 'Enter') return keys.conclude;
  // on some keyboards Alt+M writes another letter: the place of the key counts
  const alt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  return alt && event.code === 'KeyM' ? keys.nextMarker : undefined;
};
