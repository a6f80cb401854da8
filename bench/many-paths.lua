-- Asks for the paths of a file, one after the other, again and again.
local paths = {}
local at = 0

function init(args)
	for line in io.lines(args[1]) do
		paths[#paths + 1] = wrk.format("GET", line)
	end
end

function request()
	at = at % #paths + 1
	return paths[at]
end
