type Change = (typed: string) => string;

/**
 * Keeps what is typed until a field that is on its way has the focus: no letter is lost, and none acts on the page. Escape
 * cancels. Returns what ends it.
 */
export function keepEarlyTyping(onType: (change: Change) => void, onCancel: () => void) {
  const ended = new AbortController();
  const end = () => ended.abort();
  const { signal } = ended;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      end();
      onCancel();
    } else onType(changeBy(event.key));
  };
  const onFocus = ({ target }: FocusEvent) => target instanceof HTMLInputElement && end();
  window.addEventListener('keydown', onKey, { capture: true, signal });
  window.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('pointerdown', end, { signal });
  return end;
}

function changeBy(key: string): Change {
  if (key === 'Backspace') return (typed) => [...typed].slice(0, -1).join('');
  const isCharacter = [...key].length === 1;
  return isCharacter ? (typed) => typed + key : (typed) => typed;
}
