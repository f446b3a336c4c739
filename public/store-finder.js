// "Use my location" of the store finder: asks the browser, and opens the list of stores near there. The position is
// rounded to about a kilometre, because it stands in the address. Without this file the button does not show.
(function () {
  var button = document.getElementById("near-me");
  var said = document.getElementById("near-me-said");
  if (!button || !said || !navigator.geolocation) return;
  button.hidden = false;
  button.addEventListener("click", function () {
    said.textContent = said.getAttribute("data-wait");
    navigator.geolocation.getCurrentPosition(
      function (found) {
        var query = new URLSearchParams();
        query.set("latitude", found.coords.latitude.toFixed(2));
        query.set("longitude", found.coords.longitude.toFixed(2));
        var radius = button.form.elements.namedItem("radius");
        if (radius && radius.value) query.set("radius", radius.value);
        said.textContent = "";
        location.assign(button.form.action + "?" + query);
      },
      function () {
        said.textContent = said.getAttribute("data-refused");
      },
      { timeout: 15000, maximumAge: 600000 },
    );
  });
})();
