import { closest } from '../../client/page.ts';

/** The poster of a video is a link to it. A plain click plays it in the page instead. */
export function startEmbed(figure: HTMLElement, signal: AbortSignal): void {
  const play = (event: MouseEvent) => {
    const link = closest<HTMLAnchorElement>(event, 'a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.className = 'embed__frame';
    frame.title = link.querySelector('img')?.alt ?? '';
    frame.allow = 'fullscreen';
    frame.src = link.href;
    link.replaceWith(frame);
    frame.focus();
  };
  figure.addEventListener('click', play, { signal });
}
