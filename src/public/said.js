// The words of the rules that this page brings along, for the islands after it (Said.astro).
globalThis.said = JSON.parse(document.currentScript.previousElementSibling.textContent);
