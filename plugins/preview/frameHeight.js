// A frame is at least as high as what it holds, so that nothing in it has to be scrolled: the page around it cannot know.
try {
  const frame = window.frameElement;
  const fit = () => {
    frame.style.minBlockSize = `${document.body.scrollHeight}px`;
  };
  new ResizeObserver(fit).observe(document.body);
} catch {
  // The writer's server has frames at a port of their own, which may not look at the page.
}
